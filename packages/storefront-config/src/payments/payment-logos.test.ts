import { expect, test } from "@jest/globals";
import { storefronts } from "../../index.ts";
import { logosOf, type PaymentTerms } from "./payment.ts";

const cards = ["visa", "mastercard", "amex", "cartebancaire"];

test.each(storefronts.map((storefront) => [storefront.code, storefront] as const))(
  "the footer of %s shows what its checkout offers, and the other way round",
  (_, { payment, paymentLogos }) => {
    const offered = [
      "invoice",
      "secure",
      ...payment.flatMap(({ method, logo }) => (method === "creditcard" ? cards : [logo])),
    ];
    expect(paymentLogos.filter((logo) => !offered.includes(logo))).toEqual([]);
    for (const { method, logo } of payment) {
      const shown =
        method === "creditcard" ? paymentLogos.some((one) => cards.includes(one)) : paymentLogos.includes(logo);
      expect([method, shown]).toEqual([method, true]);
    }
  },
);

test("the logo of invoices is shown where a storefront names it: businesses buy on invoice everywhere", () => {
  const terms: PaymentTerms = { offer: [{ method: "ideal", logo: "ideal" }], logos: ["ideal", "paypal", "invoice"] };
  expect(logosOf(terms)).toEqual(["ideal", "invoice", "secure"]);
});

test("every footer ends its ways to pay with the logo secure", () => {
  expect(storefronts.filter(({ paymentLogos }) => paymentLogos.at(-1) !== "secure")).toEqual([]);
});
