// The experiment's entry.

import { widget } from "../common/widget";
import { Controller } from "./controller";
import { mount } from "./ui/mount";

export default widget((model) => new Controller(model), mount);
