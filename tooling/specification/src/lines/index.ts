import type { Line } from "../line.ts";
import { calls } from "./calls.ts";
import { constants } from "./constants.ts";
import { deskPromises } from "./desk-promises.ts";
import { emailPromises } from "./email-promises.ts";
import { entities } from "./entities.ts";
import { errors } from "./errors.ts";
import { messagePromises } from "./message-promises.ts";
import { promises } from "./promises.ts";
import { screens } from "./screens.ts";
import { states } from "./states.ts";
import { validation } from "./validation.ts";

/** Every line of the specification, section by section, and what the texts promise beyond it. */
export const lines: readonly Line[] = [
  ...screens,
  ...entities,
  ...states,
  ...validation,
  ...calls,
  ...errors,
  ...constants,
  ...promises,
  ...messagePromises,
  ...emailPromises,
  ...deskPromises,
];
