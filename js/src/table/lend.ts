// What the table hands to the parts of its page that are loaded when they are first used, so that
// nothing travels twice. build.mjs reads the imports here: in a part these names are the table's own,
// and everything else that a part imports is bundled with it.

import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { Fragment, jsx, jsxs } from "preact/jsx-runtime";
import { bool, fail, int, list, maybe, or, shape, text } from "./contract/check";
import { parseMove } from "./contract/moves";
import { MOTIONS, PACES, SIZES } from "./contract/settings";
import { actor } from "./contract/view";
import { inkOf } from "./parts/drawing";
import { CardBack, CardFace, Shape } from "./ui/card";
import { useTable } from "./ui/context";
import { Icon, IconButton } from "./ui/icon";
import { botName, cardName, colourName, shownName } from "./ui/names";

export const lent = {
  Fragment,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  jsx,
  jsxs,
  bool,
  fail,
  int,
  list,
  maybe,
  or,
  shape,
  text,
  parseMove,
  MOTIONS,
  PACES,
  SIZES,
  actor,
  inkOf,
  CardBack,
  CardFace,
  Shape,
  useTable,
  Icon,
  IconButton,
  botName,
  cardName,
  colourName,
  shownName,
};
