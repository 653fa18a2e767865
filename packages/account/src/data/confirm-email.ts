import { ConfirmEmailChange } from "../call/account-operations.ts";
import { createCaller } from "../call/create-caller.ts";
import type { Failure } from "../call/outcome.ts";

/** Makes the address of a link count; answers why not, where it does not. */
export const confirmEmail = async (token: string): Promise<"changed" | Failure> => {
  const answer = await createCaller().call(
    async (request) => (await request(ConfirmEmailChange, { token })).confirmEmailChange,
  );
  if (answer.kind === "done") return "changed";
  return answer.kind === "failed" ? answer.failure : "link";
};
