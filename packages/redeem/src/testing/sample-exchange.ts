import type { RedeemOrder } from "../exchange/redeem-order.fragment.ts";
import { face } from "./face.ts";

const eur = (value: number) => ({ currency: "EUR" as const, value });

const chosen = (id: string, title: string, value: number): RedeemOrder["shipments"][number]["packages"][number] => ({
  id,
  mainProduct: { id, title, image: { url: face("#1c4b5a", "#9bd3c2") }, backgroundColor: "#e4f1ee" },
  items: [{ qty: 1, maxQty: 20, price: eur(value), variation: { variationType: "DIGITAL" } }],
  packageTotals: { mainItemAmount: eur(value), mainItemEditable: true },
});

/**
 * An exchange of two cards worth 75 of which something was
 * chosen for. @param values of what was chosen, minor units
 */
export const sampleExchange = (...values: number[]): RedeemOrder => {
  const card = { title: "Multi", image: { url: face("#7a2048", "#f2b5a7") }, backgroundColor: "#fbe9e4" };
  const total = values.reduce((sum, value) => sum + value, 0);
  return {
    id: "1",
    version: 1,
    pageId: null,
    cards: [
      { ...card, id: "1", lastDigits: "0421", balance: eur(2500), expiresOn: "2999-03-31" },
      { ...card, id: "2", lastDigits: "7730", balance: eur(5000), expiresOn: "2999-11-21" },
    ],
    shipments: [
      {
        kind: "DIGITAL",
        packages: values.map((value, index) =>
          chosen(`${index + 1}`, ["Café Noir", "Maison Lumen"][index % 2] ?? "", value),
        ),
      },
    ],
    totals: { subTotal: eur(total), grandTotal: eur(total) },
    remainingBalance: eur(Math.max(0, 7500 - total)),
    toPay: eur(Math.max(0, total - 7500)),
    minimumRemainingBalance: eur(500),
  };
};
