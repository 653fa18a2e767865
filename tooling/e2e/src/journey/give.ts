import { expect } from "@playwright/test";
import { eventually } from "../eventually.ts";
import { codesIn, type Mailbox } from "../outside/mailbox.ts";
import type { Visit } from "../shop/visit.ts";
import { pay, prepareOrder } from "./order.ts";

/** Who gives a card in a journey, as the gift's page says it. */
export const giver = "Élodie";

/** Gives a card to a friend; answers the link that is sent, and nothing in the email can be spent. */
export const give = async (
  visit: Visit,
  mailbox: Mailbox,
  [buyer, friend]: readonly [string, string],
): Promise<string> => {
  await prepareOrder(visit, {
    buyer: { firstName: giver, lastName: "Byrne", email: buyer },
    wish: { amount: 60, message: "For your garden", recipient: { name: "Nina", email: friend } },
  });
  await pay(visit, giver);
  const email = await eventually("a wrapped gift", async () => (await mailbox.of(friend))[0], { within: 60_000 });
  expect(codesIn(email.text)).toEqual([]);
  return /https?:\/\/\S+\/[0-9a-f]{40}\//.exec(email.text)?.[0] ?? "";
};
