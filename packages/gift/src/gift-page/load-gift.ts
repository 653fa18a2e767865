import { type FragmentType, type ResultOf, readFragment } from "@giftshop/graphql";
import type { Ask } from "@giftshop/page";
import { errorCodes } from "@giftshop/validation/error-codes";
import { GiftFragment, GiftQuery, OpenGiftMutation, ThankForGiftMutation } from "./gift-documents.ts";

export type Gift = ResultOf<typeof GiftFragment>;
export type Code = NonNullable<ResultOf<typeof OpenGiftMutation>["openGift"]["data"]>["cards"][number];

/**
 * A gift as its page shows it. `busy`: this network tried
 * too many wrong links, and hears nothing for an hour.
 */
export type ShownGift =
  | { kind: "busy" }
  | {
      kind: "gift";
      gift: Gift;
      /** Idempotency key of the next press. */
      key: string;
      /** What is in it, where it was just opened or shown again. */
      cards: readonly Code[];
      /** What became of the thanks that were sent with this request. */
      thanks?: "sent" | "refused";
    };

interface Payload {
  data: { [fragment: string]: unknown } | null | undefined;
  errors: readonly { code: number }[];
}

const refusedAs = ({ errors }: Payload): number | undefined => errors[0]?.code;

const shown = (data: FragmentType<typeof GiftFragment>): Extract<ShownGift, { kind: "gift" }> => ({
  kind: "gift",
  gift: readFragment(GiftFragment, data),
  key: crypto.randomUUID(),
  cards: [],
});

/** What is known without opening it; `undefined` where no gift has this link. */
const look = async (ask: Ask, token: string): Promise<ShownGift | undefined> => {
  const { gift } = await ask(GiftQuery, { token });
  if (gift.data) return shown(gift.data);
  return refusedAs(gift) === errorCodes.tooManyRequests ? { kind: "busy" } : undefined;
};

/** Opens it, or shows what is in it again; one that can no longer be opened says so itself. */
const open = async (ask: Ask, token: string, key: string, tell: boolean): Promise<ShownGift | undefined> => {
  const { openGift } = await ask(OpenGiftMutation, { token, idempotencyKey: key, tell });
  return openGift.data ? { ...shown(openGift.data.gift), cards: openGift.data.cards } : look(ask, token);
};

const thank = async (ask: Ask, token: string, text: string): Promise<ShownGift | undefined> => {
  const { thankForGift } = await ask(ThankForGiftMutation, { token, text });
  if (thankForGift.data) return { ...shown(thankForGift.data), thanks: "sent" };
  const found = await look(ask, token);
  return found?.kind === "gift" ? { ...found, thanks: "refused" } : found;
};

/**
 * What a gift's page shows, and does where one of its forms was sent.
 *
 * @param form `do`: `open` with `key`, and `tell` where the buyer may know, or `thank` with `text`
 */
export const loadGift = (
  ask: Ask,
  token: string,
  form: URLSearchParams | undefined,
): Promise<ShownGift | undefined> => {
  switch (form?.get("do")) {
    case "open":
      return open(ask, token, form.get("key") ?? crypto.randomUUID(), form.get("tell") === "yes");
    case "thank":
      return thank(ask, token, form.get("text") ?? "");
    default:
      return look(ask, token);
  }
};
