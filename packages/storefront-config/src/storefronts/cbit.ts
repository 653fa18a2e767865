import { defineStorefront } from "../define-storefront.ts";

export const cbit = defineStorefront({
  code: "CBIT",
  group: "CB",
  storeId: 39,
  name: "CadoBello",
  country: "IT",
  languages: ["it"],
  organisation: {
    legalName: "CadoBello S.r.l.",
    email: "service@cadobello.example",
    phone: "+39 02 5550 1039",
    street: "Via dei Tigli 16",
    postCode: "20121",
    city: "Milano",
  },
  toggles: { headerVersion: 1 },
  catalogueSize: 170,
  accent: { color: "#FFD07B", ink: "#2B1B2E" },
  branding: {
    sign: "lemons",
    words: ["Cado", "Bello"],
    decoration: { header: true, footer: true },
  },
});
