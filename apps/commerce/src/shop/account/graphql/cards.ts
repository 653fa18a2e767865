import { getStorefront } from "@giftshop/storefront-config";
import type { CardBalance } from "../../../money/giftcard/index.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { ImageType, MoneyType, moneyOf } from "../../../platform/graphql/common.ts";
import { type Answer, answer, ErrorType } from "../../../platform/graphql/payload.ts";
import { UserDataInput } from "../../../platform/graphql/user-data.ts";
import { accountCards, addAccountCard, removeAccountCard } from "../cards.ts";

const money = ({ storefront }: CardBalance, value: number) => moneyOf(getStorefront(storefront), value);

const AccountCardType = builder.objectRef<CardBalance>("AccountCard").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    title: t.exposeString("title"),
    value: t.field({ type: MoneyType, resolve: (card) => money(card, card.value) }),
    balance: t.field({ type: MoneyType, resolve: (card) => money(card, card.balance) }),
    expiresOn: t.exposeString("expiresOn", { description: "ISO 8601 date." }),
    lastDigits: t.exposeString("lastDigits"),
    image: t.field({ type: ImageType, resolve: ({ imageUrl, imageAlt }) => ({ url: imageUrl, alt: imageAlt }) }),
    backgroundColor: t.exposeString("backgroundColor"),
  }),
});

const AccountCardsPayload = builder.objectRef<Answer<CardBalance[]>>("AccountCardsPayload").implement({
  fields: (t) => ({
    data: t.expose("data", { type: [AccountCardType], nullable: true }),
    errors: t.expose("errors", { type: [ErrorType] }),
  }),
});

builder.queryField("accountCards", (t) =>
  t.field({
    type: AccountCardsPayload,
    description: "Gift cards that the owner of the account holds, the one that expires first before the others.",
    args: { userData: t.arg({ type: UserDataInput }) },
    resolve: answer((_, scope) => accountCards(scope)),
  }),
);

builder.mutationFields((t) => ({
  addAccountCard: t.field({
    type: AccountCardsPayload,
    description: "Adds a card by number and PIN; wrong tries count as those of `giftCardBalance`.",
    args: {
      userData: t.arg({ type: UserDataInput }),
      cardNumber: t.arg.string(),
      pin: t.arg.string(),
      captchaToken: t.arg.string(),
    },
    resolve: answer((args, scope) => addAccountCard(args, scope)),
  }),
  removeAccountCard: t.field({
    type: AccountCardsPayload,
    description: "The account forgets the card, which stays what it is.",
    args: { userData: t.arg({ type: UserDataInput }), id: t.arg.id() },
    resolve: answer(({ id }, scope) => removeAccountCard(id, scope)),
  }),
}));
