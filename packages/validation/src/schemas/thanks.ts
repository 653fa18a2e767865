import { object } from "yup";
import { judgeMessage, normaliseLines } from "../rules/text.ts";
import { text } from "./fields.ts";

/** What the receiver of a gift writes to its buyer: as long as the note that came with it. */
export const thanksSchema = object({ text: text(judgeMessage, normaliseLines) });
