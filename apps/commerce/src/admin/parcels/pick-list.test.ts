import { expect, test } from "@jest/globals";
import type { PackedParcel } from "../../shop/checkout/dispatch/read-parcel.ts";
import { pickList } from "./pick-list.ts";

const line = (kind: "GIFTCARD" | "WRAPPER", title: string, quantity: number, unitPrice: number) => ({
  id: 1,
  kind,
  variation: null,
  title,
  quantity,
  unitPrice,
});
const parcel = (...lines: ReturnType<typeof line>[]): PackedParcel => ({
  number: "CBFR-1",
  storefront: "CarteBonheur",
  currency: "EUR",
  postage: "mailbox",
  address: [],
  packages: [{ recipientName: null, message: null, lines }],
  cards: [],
});

test("cards of one value are fetched together, those of another apart, and what is around them by its name", () => {
  const parcels = [
    parcel(line("GIFTCARD", "Café", 1, 2500), line("WRAPPER", "Ribbon", 1, 195)),
    parcel(line("GIFTCARD", "Café", 2, 2500), line("GIFTCARD", "Café", 1, 5000), line("WRAPPER", "Ribbon", 1, 195)),
  ];
  expect(pickList(parcels, "en")).toEqual([
    { quantity: 3, what: "Café  25.00 EUR" },
    { quantity: 1, what: "Café  50.00 EUR" },
    { quantity: 2, what: "Ribbon" },
  ]);
  expect(pickList(parcels, "nl")[0]).toEqual({ quantity: 3, what: "Café  25,00 EUR" });
});
