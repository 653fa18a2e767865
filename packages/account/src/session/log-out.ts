import { rememberReturn } from "@giftshop/storefront-config/return-after-login";
import { UserLogout } from "../call/account-operations.ts";
import { createCaller } from "../call/create-caller.ts";
import { setLeaving } from "./leaving.ts";
import { rememberEmail } from "./remembered.ts";

/** What was typed at the checkout in this tab is its owner's, who has left. */
const forgetCheckoutDraft = (): void => {
  try {
    sessionStorage.removeItem("checkout-draft");
  } catch {
    // Nothing could be kept there either.
  }
};

/**
 * Logs out: what this tab knew of its visitor is forgotten, and from a page of
 * the account one goes home. Answers false where commerce could not be reached.
 *
 * @param next where one goes on then (`afterLogOut`)
 */
export const logOut = async (next: string): Promise<boolean> => {
  setLeaving(true);
  const outcome = await createCaller().call(async (request) => (await request(UserLogout, {})).userLogout);
  if (outcome.kind !== "done") {
    setLeaving(false);
    return false;
  }
  rememberEmail("");
  rememberReturn(sessionStorage, undefined);
  forgetCheckoutDraft();
  // A page that was made for who was there is not shown again by the back button.
  if (next === "") location.reload();
  else location.replace(next);
  return true;
};
