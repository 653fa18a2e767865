import type { Line } from "../line.ts";
import { calls } from "./calls.ts";
import { constants } from "./constants.ts";
import { entities } from "./entities.ts";
import { errors } from "./errors.ts";
import { screens } from "./screens.ts";
import { states } from "./states.ts";
import { validation } from "./validation.ts";

/** Every line of the specification, section by section. */
export const lines: readonly Line[] = [
  ...screens,
  ...entities,
  ...states,
  ...validation,
  ...calls,
  ...errors,
  ...constants,
];
