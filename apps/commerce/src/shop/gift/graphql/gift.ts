import { isIdempotencyKey } from "@giftshop/validation";
import { Failure } from "../../../platform/failure.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { type CurrencyCode, ImageType, MoneyType } from "../../../platform/graphql/common.ts";
import { type Answer, answer, ErrorType } from "../../../platform/graphql/payload.ts";
import { UserDataInput } from "../../../platform/graphql/user-data.ts";
import type { GiftState } from "../gifts-table.ts";
import { type OpenedGift, openGift, type ShownCard } from "../open-gift.ts";
import type { OfferedPass, Wallet } from "../passes/offered-passes.ts";
import { type GiftView, showGift } from "../show-gift.ts";
import { thankForGift } from "../thank-for-gift.ts";

/** `BLOCKED` and so on, as pages distinguish them. */
export const GiftStateEnum = builder.enumType("GiftState", {
  description:
    "UNOPENED: its cards are made when it is opened; TAKEN_BACK: by its buyer; BLOCKED: its payment was taken back; EXPIRED: nobody opened it in time.",
  values: ["UNOPENED", "OPENED", "TAKEN_BACK", "BLOCKED", "EXPIRED"] as const satisfies readonly GiftState[],
});

type Look = GiftView["product"];

const imageOf = ({ imageUrl, imageAlt }: Pick<Look, "imageUrl" | "imageAlt">) => ({ url: imageUrl, alt: imageAlt });

const GiftProductType = builder.objectRef<GiftView>("GiftProduct").implement({
  description: "What is inside, without what it is worth.",
  fields: (t) => ({
    title: t.string({ resolve: ({ product }) => product.title }),
    image: t.field({ type: ImageType, resolve: ({ product }) => imageOf(product) }),
    backgroundColor: t.string({ resolve: ({ product }) => product.backgroundColor }),
    howToUse: t.exposeString("howToUse", {
      nullable: true,
      description: "Where that is not at a till or in an online shop: the choice card is exchanged first.",
    }),
  }),
});

const GiftWrapperType = builder.objectRef<NonNullable<GiftView["wrapper"]>>("GiftWrapper").implement({
  fields: (t) => ({
    title: t.exposeString("title"),
    image: t.field({ type: ImageType, resolve: imageOf }),
  }),
});

const GiftType = builder.objectRef<GiftView>("Gift").implement({
  description: "A digital gift as whoever has its link sees it: never a value, a number or a PIN.",
  fields: (t) => ({
    state: t.expose("state", { type: GiftStateEnum }),
    senderFirstName: t.exposeString("senderFirstName", {
      nullable: true,
      description: "Or whom a list says it is from. Null where its buyer gave it to themself.",
    }),
    receiverFirstName: t.exposeString("receiverFirstName"),
    product: t.field({ type: GiftProductType, resolve: (gift) => gift }),
    wrapper: t.expose("wrapper", {
      type: GiftWrapperType,
      nullable: true,
      description: "The digital wrapper that was chosen.",
    }),
    message: t.exposeString("message", { nullable: true }),
    canThank: t.exposeBoolean("canThank", { description: "Whether `thankForGift` takes it now." }),
    canTell: t.exposeBoolean("canTell", {
      description: "Whether its buyer wants to be told when it is opened: `openGift` asks whoever opens it, too.",
    }),
  }),
});

const money = ({ currency }: ShownCard, value: number) => ({ value, currency: currency as CurrencyCode });

const WalletEnum = builder.enumType("Wallet", {
  description: "APPLE: a file that Apple's wallet takes; GOOGLE: a way that leads to Google's.",
  values: ["APPLE", "GOOGLE"] as const satisfies readonly Wallet[],
});

const GiftPassType = builder.objectRef<OfferedPass>("GiftPass").implement({
  description: "A way into a wallet that the shop has keys for.",
  fields: (t) => ({
    wallet: t.expose("wallet", { type: WalletEnum }),
    path: t.exposeString("path", {
      description: "On the storefront's own host. It holds the secret of the gift's link.",
    }),
  }),
});

const GiftCodeType = builder.objectRef<ShownCard>("GiftCode").implement({
  description: "A card of an opened gift: whoever has number and PIN can use it.",
  fields: (t) => ({
    number: t.exposeString("number", { description: "19 digits." }),
    pin: t.exposeString("pin", { description: "6 digits." }),
    barcode: t.intList({
      description: "Code 128 of the number: widths of its bars and spaces in turn, a bar first, without quiet zones.",
      resolve: ({ barcode }) => [...barcode],
    }),
    value: t.field({ type: MoneyType, resolve: (card) => money(card, card.value) }),
    balance: t.field({ type: MoneyType, resolve: (card) => money(card, card.balance) }),
    expiresOn: t.exposeString("expiresOn", { description: "ISO 8601 date: its last day." }),
    passes: t.field({ type: [GiftPassType], resolve: ({ passes }) => [...passes] }),
  }),
});

const OpenedGiftType = builder.objectRef<OpenedGift>("OpenedGift").implement({
  fields: (t) => ({
    gift: t.expose("gift", { type: GiftType }),
    openedNow: t.exposeBoolean("openedNow", { description: "Whether the press of this key opened it." }),
    cards: t.field({
      type: [GiftCodeType],
      description: "A value above the limit of one card is several.",
      resolve: ({ cards }) => [...cards],
    }),
  }),
});

const GiftPayload = builder.objectRef<Answer<GiftView>>("GiftPayload").implement({
  fields: (t) => ({
    data: t.expose("data", { type: GiftType, nullable: true }),
    errors: t.expose("errors", { type: [ErrorType] }),
  }),
});

const OpenGiftPayload = builder.objectRef<Answer<OpenedGift>>("OpenGiftPayload").implement({
  fields: (t) => ({
    data: t.expose("data", { type: OpenedGiftType, nullable: true }),
    errors: t.expose("errors", { type: [ErrorType] }),
  }),
});

builder.queryField("gift", (t) =>
  t.field({
    type: GiftPayload,
    description:
      "A digital gift by the secret of its link; 2204 where there is none in this storefront. A network that tried ten wrong ones hears 1002 for an hour.",
    args: { userData: t.arg({ type: UserDataInput }), token: t.arg.string() },
    resolve: answer(({ token }, scope) => showGift(token, scope)),
  }),
);

builder.mutationFields((t) => ({
  openGift: t.field({
    type: OpenGiftPayload,
    description:
      "Opens a gift: its cards are made now, and their time begins. Opened again by the same link it shows the same cards. 2103 where its buyer took it back, 2102 where it or all its cards are blocked, 2304 where nobody opened it in time.",
    args: {
      userData: t.arg({ type: UserDataInput }),
      token: t.arg.string(),
      idempotencyKey: t.arg.id({ description: "Of the press: a repeated call is answered as the first was." }),
      tell: t.arg.boolean({
        required: false,
        description: "Whether its buyer, who asked for it, may be told by one email. Default: no.",
      }),
    },
    resolve: answer(async ({ token, idempotencyKey, tell }, scope) => {
      const key = `${idempotencyKey}`;
      if (!isIdempotencyKey(key)) throw new Failure("characters", "idempotencyKey");
      return openGift({ token, idempotencyKey: key, tell: tell === true }, scope);
    }),
  }),
  thankForGift: t.field({
    type: GiftPayload,
    description:
      "Sends the buyer what the receiver of an opened gift writes, at most 150 characters: one email, once. 2104 where that cannot be, or was done in other words.",
    args: { userData: t.arg({ type: UserDataInput }), token: t.arg.string(), text: t.arg.string() },
    resolve: answer((args, scope) => thankForGift(args, scope)),
  }),
}));
