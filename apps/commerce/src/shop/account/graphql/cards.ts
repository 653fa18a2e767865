import { getStorefront } from "@giftshop/storefront-config";
import { builder } from "../../../platform/graphql/builder.ts";
import { ImageType, MoneyType, moneyOf } from "../../../platform/graphql/common.ts";
import { type Answer, answer, ErrorType } from "../../../platform/graphql/payload.ts";
import { UserDataInput } from "../../../platform/graphql/user-data.ts";
import { RedeemOrderPayload } from "../../redeem/graphql/redeem-order-type.ts";
import { accountCards, addAccountCard, type OwnCard, redeemAccountCard, removeAccountCard } from "../cards.ts";

const money = ({ storefront }: OwnCard, value: number) => moneyOf(getStorefront(storefront), value);

const CardStateEnum = builder.enumType("CardState", { values: ["INACTIVE", "ACTIVE", "BLOCKED", "EXPIRED"] as const });

const AccountCardType = builder.objectRef<OwnCard>("AccountCard").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    title: t.exposeString("title"),
    value: t.field({ type: MoneyType, resolve: (card) => money(card, card.value) }),
    balance: t.field({ type: MoneyType, resolve: (card) => money(card, card.balance) }),
    expiresOn: t.exposeString("expiresOn", { description: "ISO 8601 date." }),
    lastDigits: t.exposeString("lastDigits"),
    image: t.field({ type: ImageType, resolve: ({ imageUrl, imageAlt }) => ({ url: imageUrl, alt: imageAlt }) }),
    backgroundColor: t.exposeString("backgroundColor"),
    state: t.expose("state", { type: CardStateEnum }),
    canRedeem: t.exposeBoolean("canRedeem", { description: "Whether it can be exchanged in this storefront." }),
    shop: t.string({
      description: "Name of the storefront that sold it, the only one where it can be used.",
      resolve: ({ storefront }) => getStorefront(storefront).name,
    }),
  }),
});

const AccountCardsPayload = builder.objectRef<Answer<OwnCard[]>>("AccountCardsPayload").implement({
  fields: (t) => ({
    data: t.expose("data", { type: [AccountCardType], nullable: true }),
    errors: t.expose("errors", { type: [ErrorType] }),
  }),
});

builder.queryField("accountCards", (t) =>
  t.field({
    type: AccountCardsPayload,
    description:
      "Gift cards that were added to the account or sent to its verified email, the one that expires first before the others.",
    args: { userData: t.arg({ type: UserDataInput }) },
    resolve: answer((_, scope) => accountCards(scope)),
  }),
);

builder.mutationFields((t) => ({
  addAccountCard: t.field({
    type: AccountCardsPayload,
    description: "Adds a card by number and PIN; wrong tries count as those of `giftOwnCard`.",
    args: {
      userData: t.arg({ type: UserDataInput }),
      cardNumber: t.arg.string(),
      pin: t.arg.string(),
      captchaToken: t.arg.string(),
    },
    resolve: answer((args, scope) => addAccountCard(args, scope)),
  }),
  redeemAccountCard: t.field({
    type: RedeemOrderPayload,
    description:
      "Begins an exchange with a card of the account, without number and PIN, in place of one before; its token is in a cookie. 2100 for any other card, else as `beginRedeem`.",
    args: { userData: t.arg({ type: UserDataInput }), id: t.arg.id() },
    resolve: answer(({ id }, scope) => redeemAccountCard(id, scope)),
  }),
  removeAccountCard: t.field({
    type: AccountCardsPayload,
    description: "The account forgets the card, which stays what it is.",
    args: { userData: t.arg({ type: UserDataInput }), id: t.arg.id() },
    resolve: answer(({ id }, scope) => removeAccountCard(id, scope)),
  }),
}));
