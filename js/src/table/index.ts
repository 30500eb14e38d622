// The table's entry.

import { widget } from "../common/widget";
import { Controller } from "./model/controller";
import { mount } from "./ui/mount";

export default widget((model) => new Controller(model), mount);
