import { defineStorefront } from "../define-storefront.ts";

export const cbbe = defineStorefront({
  code: "CBBE",
  group: "CB",
  storeId: 32,
  name: "CadeauBelle",
  country: "BE",
  languages: ["nl", "fr"],
  organisation: {
    legalName: "CadeauBelle BV",
    email: "service@cadeaubelle.example",
    phone: "+32 3 555 01 32",
    street: "Kloosterstraat 55",
    postCode: "2000",
    city: "Antwerpen",
  },
  toggles: { headerVersion: 1 },
  catalogueSize: 220,
  accent: { color: "#FFD166", ink: "#2B1B2E" },
  branding: {
    sign: "heart",
    words: ["Cadeau", "Belle"],
    decoration: { header: true, footer: true },
  },
});
