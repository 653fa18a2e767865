import { storefronts } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import type { OrderRecord } from "../../money/order/index.ts";
import { composeCompensation, composeReceipt, composeRefunded } from "./compose-emails.tsx";

const madeAt = new Date("2026-11-27T09:00:00Z");
const money = { id: "8d2f2c52-3f0e-4f7a-9a62-0c3c4a7d7a55", orderId: "o", currency: "EUR", amount: 2550, madeAt };
const withdrawal = { ...money, titles: ["Café Élodie · Zoé"] };
const originOf = () => "https://shop.example";

const places = storefronts.flatMap(({ code, languages }) => languages.map((language) => [code, language] as const));

test.each(places)(
  "a buyer of %s reads in %s what goes back, of what, and whether the order changes",
  (storefront, language) => {
    const order = {
      id: money.orderId,
      number: "CBFR-1",
      email: "ada@mail.example",
      firstName: "Ada",
      storefront,
      language,
    };
    const facts = { order: order as OrderRecord };
    const mails = [
      composeReceipt({ ...facts, withdrawal }, originOf),
      composeRefunded({ ...facts, withdrawal }, originOf),
      composeCompensation({ ...facts, compensation: money }, originOf),
    ];
    for (const { html, subject, text } of mails) {
      expect(html).toContain(`dir="${language === "ar" ? "rtl" : "ltr"}"`);
      expect(subject).toContain(order.number);
      expect(text).toMatch(/25[.,٫]50/u);
      expect(text).not.toMatch(/[{}]/u);
    }
    expect(mails.map(({ text }) => text.includes("Café Élodie"))).toEqual([true, true, false]);
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(3);
  },
);
