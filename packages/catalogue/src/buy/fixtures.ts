import type { Arrival } from "../arrival/arrival-text.ts";
import type { Amount, ExtraOption, Offer } from "./offer.ts";

/** Amounts for tests and stories, as an English-speaking euro shop writes them. */
const euro = (value: number): Amount => ({ value, text: `€${value / 100}` });

const arrival: Arrival = {
  locale: "en-IE",
  timeZone: "Europe/Dublin",
  earliestArrival: "2026-11-24T00:00:00Z",
  texts: {
    withinHour: "in the inbox within the hour",
    on: "delivery {day}",
    countdown: "order within {time}, delivery {day}",
  },
};

/** A digital card for tests and stories. */
export const digitalOffer: Offer = {
  kind: "DIGITAL",
  variationId: "digital",
  values: [1500, 2500, 5000, 10_000].map(euro),
  hasFixedPrices: false,
  minimum: euro(1000),
  maximum: euro(25_000),
  inStock: true,
  arrival,
  deliveryPrice: { value: 0, text: "free" },
  sold: {
    item: { item_id: "petal", item_name: "Petal", item_category: "GIFTCARD", item_variant: "digital" },
    currency: "EUR",
    vat: 2300,
    extras: { ribbon: 195 },
  },
};

/** A card by post for tests and stories. */
export const physicalOffer: Offer = {
  ...digitalOffer,
  kind: "PHYSICAL",
  countries: ["IE"],
  variationId: "physical",
  values: [2500, 5000, 10_000].map(euro),
  arrival: { ...arrival, orderBefore: "2026-11-23T17:00:00Z" },
  deliveryPrice: euro(395),
  registered: { above: 30_000, price: euro(895) },
  sold: { ...digitalOffer.sold, item: { ...digitalOffer.sold.item, item_variant: "physical" }, extras: {} },
};

/** A digital wrapper for tests and stories. */
export const ribbon: ExtraOption = {
  id: "ribbon",
  kind: "DIGITAL",
  title: "Ribbon",
  price: euro(195),
  imageUrl: "/media/ribbon.svg",
};
