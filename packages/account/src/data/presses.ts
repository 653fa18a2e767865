import { createCaller } from "../call/create-caller.ts";
import { press } from "../call/press.ts";
import { RedeemAccountCard, RemoveAccountCard } from "./card-operations.ts";
import { EndAccountSessions, RemovePasskey } from "./data-operations.ts";

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
