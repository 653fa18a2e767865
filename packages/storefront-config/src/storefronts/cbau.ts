import { defineStorefront } from "../define-storefront.ts";

export const cbau = defineStorefront({
  code: "CBAU",
  group: "CB",
  storeId: 61,
  name: "CadoBay",
  country: "AU",
  languages: ["en"],
  basePath: "/au",
  organisation: {
    legalName: "CadoBay Pty Ltd",
    email: "service@cadobay.example",
    phone: "+61 2 5550 1061",
    street: "18 Wattle Lane",
    postCode: "2010",
    city: "Surry Hills NSW",
  },
  dispatch: { region: "NSW" },
  toggles: { headerVersion: 3, homeVersion: 2 },
  catalogueSize: 140,
  accent: { color: "#FFB703", ink: "#2B1B2E" },
  branding: {
    sign: "bay",
    words: ["Cado", "Bay"],
    decoration: { header: false, footer: true },
  },
});
