import type { Problem } from "../../../platform/failure.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { type Image, ImageType, type Money, MoneyType } from "../../../platform/graphql/common.ts";
import { ErrorType } from "../../../platform/graphql/payload.ts";

export interface GiftCardPaymentView {
  id: number;
  title: string;
  lastDigits: string;
  expiresOn: string;
  image: Image;
  backgroundColor: string;
  balance: Money;
  amount: Money;
  problem: Problem | null;
}

export const GiftCardPaymentType = builder.objectRef<GiftCardPaymentView>("GiftCardPayment").implement({
  description: "A gift card that pays for a basket or an order.",
  fields: (t) => ({
    id: t.exposeID("id"),
    title: t.exposeString("title"),
    lastDigits: t.exposeString("lastDigits", { description: "Last four digits, for the page to show which card." }),
    expiresOn: t.exposeString("expiresOn", { description: "ISO 8601 date." }),
    image: t.expose("image", { type: ImageType }),
    backgroundColor: t.exposeString("backgroundColor"),
    balance: t.expose("balance", { type: MoneyType, description: "What is on it, without what is set aside." }),
    amount: t.expose("amount", { type: MoneyType, description: "What it pays." }),
    problem: t.expose("problem", { type: ErrorType, nullable: true, description: "Why it cannot pay." }),
  }),
});
