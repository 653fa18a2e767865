import type { Press, WaitingCall } from "@giftshop/graphql/presses";
import type { Answer } from "./answer.ts";

/** A change of the basket as it is when its turn comes, and what is kept of it while commerce is away. */
export interface Edit {
  press: Press & { call: WaitingCall };
  send(version: number): Promise<Answer>;
}

/**
 * Makes one.
 *
 * @param key one of the same key takes its place while it waits: the last wish wins
 * @param input without the version, which is the basket's when it is carried out
 */
export const editOf = (
  call: WaitingCall,
  key: string,
  input: Readonly<Record<string, unknown>>,
  send: Edit["send"],
): Edit => ({ press: { key, call, variables: { input } }, send });
