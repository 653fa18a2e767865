import { defineStorefront } from "../define-storefront.ts";

export const cb = defineStorefront({
  code: "CB",
  group: "CB",
  storeId: 1,
  name: "CadeauBoulevard",
  country: "NL",
  languages: ["nl"],
  organisation: {
    legalName: "CadeauBoulevard B.V.",
    email: "service@cadeauboulevard.example",
    phone: "+31 30 555 01 10",
    street: "Lindelaan 14",
    postCode: "3512 KA",
    city: "Utrecht",
  },
  toggles: { headerVersion: 1 },
  catalogueSize: 300,
  accent: { color: "#FFC53D", ink: "#2B1B2E" },
  branding: {
    sign: "tulip",
    words: ["Cadeau", "Boulevard"],
    decoration: { header: true, footer: true },
  },
});
