import { defineStorefront } from "../define-storefront.ts";

export const gcsbe = defineStorefront({
  code: "GCSBE",
  group: "GCS",
  storeId: 232,
  name: "Giftcourt België",
  country: "BE",
  languages: ["nl", "fr"],
  organisation: {
    legalName: "Giftcourt Belgium NV",
    email: "service@giftcourtbelgie.example",
    phone: "+32 2 555 02 32",
    street: "Koningsstraat 103",
    postCode: "1000",
    city: "Brussel",
  },
  toggles: { headerVersion: 2 },
  catalogueSize: 150,
  accent: { color: "#C9A227", ink: "#14172B" },
  branding: {
    sign: "rosette-be",
    words: ["Giftcourt", "België"],
    decoration: { header: false, footer: true },
  },
});
