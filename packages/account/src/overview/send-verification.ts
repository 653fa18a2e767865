import { SendVerification } from "../call/account-operations.ts";
import { createCaller } from "../call/create-caller.ts";
import { press } from "../call/press.ts";

/** Has the link that proves the address sent once more; answers false where nothing came of it. */
export const sendVerification = async (): Promise<boolean> => {
  const answer = await press(createCaller(), async (request) => (await request(SendVerification, {})).sendVerification);
  return answer !== undefined;
};
