import { ConfirmEmailChange } from "../call/account-operations.ts";
import { createCaller } from "../call/create-caller.ts";
import type { Failure } from "../call/outcome.ts";
import { press } from "../call/press.ts";
import { RedeemAccountCard, RemoveAccountCard } from "./cards/card-changes.ts";
import { EndAccountSessions, RemovePasskey } from "./data-changes.ts";

/** Logs in with this passkey no more. */
export const removePasskey = (id: string) =>
  press(createCaller(), async (request) => (await request(RemovePasskey, { id })).removePasskey);

/** Logs one session out; `null`: all but this one. */
export const endSessions = (id: string | null) =>
  press(createCaller(), async (request) => (await request(EndAccountSessions, { id })).endAccountSessions);

/** Takes a card out of the account. */
export const removeCard = (id: string) =>
  press(createCaller(), async (request) => (await request(RemoveAccountCard, { id })).removeAccountCard);

/** Begins an exchange with a card whose number and PIN the account has seen. */
export const redeemCard = (id: string) =>
  press(createCaller(), async (request) => {
    const { redeemMarker } = await import("@giftshop/graphql/browser");
    return (await request(RedeemAccountCard, { id }, redeemMarker)).redeemAccountCard;
  });

/** Makes the address of a link count; answers why not, where it does not. */
export const confirmEmail = async (token: string): Promise<"changed" | Failure> => {
  const answer = await createCaller().call(
    async (request) => (await request(ConfirmEmailChange, { token })).confirmEmailChange,
  );
  if (answer.kind === "done") return "changed";
  return answer.kind === "failed" ? answer.failure : "link";
};
