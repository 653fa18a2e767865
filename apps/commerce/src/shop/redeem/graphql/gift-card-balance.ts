import { getStorefront, type Storefront } from "@giftshop/storefront-config";
import { type CardBalance, checkBalance } from "../../../money/giftcard/index.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { type CurrencyCode, ImageType, MoneyType } from "../../../platform/graphql/common.ts";
import { type Answer, answer, ErrorType } from "../../../platform/graphql/payload.ts";
import { UserDataInput } from "../../../platform/graphql/user-data.ts";
import { homeUrl } from "../../../platform/origin-of.ts";
import { guardedCard } from "../guarded-card.ts";

const money = ({ currency }: CardBalance, value: number) => ({ value, currency: currency as CurrencyCode });

/** What is said of the shop that sold a card. */
type CardShop = Pick<Storefront, "code" | "name"> & { url: string };

const CardShopType = builder.objectRef<CardShop>("CardShop").implement({
  description: "The shop that sold a card, and the only one where it can be spent.",
  fields: (t) => ({
    storefront: t.exposeString("code", { description: "Code of the storefront." }),
    name: t.exposeString("name"),
    url: t.exposeString("url", {
      description:
        "Its home, with origin: in the language of the page that asks, or in its first where it does not speak that.",
    }),
  }),
});

type ToldCard = CardBalance & { soldAt: CardShop };

const GiftCardBalanceType = builder.objectRef<ToldCard>("GiftCardBalance").implement({
  fields: (t) => ({
    value: t.field({ type: MoneyType, resolve: (card) => money(card, card.value) }),
    balance: t.field({ type: MoneyType, resolve: (card) => money(card, card.balance) }),
    expiresOn: t.exposeString("expiresOn", { description: "ISO 8601 date." }),
    title: t.exposeString("title"),
    image: t.field({ type: ImageType, resolve: ({ imageUrl, imageAlt }) => ({ url: imageUrl, alt: imageAlt }) }),
    backgroundColor: t.exposeString("backgroundColor"),
    lastDigits: t.exposeString("lastDigits", { description: "Last four digits, for the page to show which card." }),
    soldAt: t.expose("soldAt", { type: CardShopType }),
  }),
});

const GiftCardBalancePayload = builder.objectRef<Answer<ToldCard>>("GiftCardBalancePayload").implement({
  fields: (t) => ({
    data: t.expose("data", { type: GiftCardBalanceType, nullable: true }),
    errors: t.expose("errors", { type: [ErrorType] }),
  }),
});

builder.mutationField("giftCardBalance", (t) =>
  t.field({
    type: GiftCardBalancePayload,
    description:
      "Value, balance, expiry and shop of a card, wherever it was sold. Counts wrong tries: every failure before number and PIN both match is one error, 2100; five lock the number for 24 hours, 2101 whatever the PIN. With both right, a card that is blocked answers 2102, and one that is not activated yet 2306. While many wrong tries come in over all, each try needs a solved `captchaChallenge` of action COMMON; without one the answer is 1003.",
    args: {
      userData: t.arg({ type: UserDataInput }),
      cardNumber: t.arg.string(),
      pin: t.arg.string(),
      captchaToken: t.arg.string({ required: false }),
    },
    resolve: answer(async ({ cardNumber, pin, captchaToken }, scope) => {
      const card = await guardedCard({ cardNumber, pin, captchaToken }, scope, checkBalance);
      const seller = getStorefront(card.storefront);
      const { code, name } = seller;
      return { ...card, soldAt: { code, name, url: homeUrl(scope.services.environment, seller, scope.language) } };
    }),
  }),
);
