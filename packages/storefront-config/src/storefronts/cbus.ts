import { defineStorefront } from "../define-storefront.ts";

export const cbus = defineStorefront({
  code: "CBUS",
  group: "CB",
  storeId: 10,
  name: "CadoBloom",
  country: "US",
  languages: ["en"],
  organisation: {
    legalName: "CadoBloom Inc.",
    email: "service@cadobloom.example",
    phone: "+1 212 555 0110",
    street: "315 Juniper Street",
    postCode: "10013",
    city: "New York NY",
  },
  toggles: { headerVersion: 3, homeVersion: 2 },
  catalogueSize: 240,
  accent: { color: "#FFB5A7", ink: "#2B1B2E" },
  branding: {
    sign: "bloom",
    words: ["Cado", "Bloom"],
    decoration: { header: true, footer: true },
  },
});
