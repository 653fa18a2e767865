import { defineStorefront } from "../define-storefront.ts";

export const cbes = defineStorefront({
  code: "CBES",
  group: "CB",
  storeId: 34,
  name: "CadoBonito",
  country: "ES",
  languages: ["es"],
  organisation: {
    legalName: "CadoBonito S.L.",
    email: "service@cadobonito.example",
    phone: "+34 915 550 134",
    street: "Calle de los Almendros 8",
    postCode: "28013",
    city: "Madrid",
  },
  dispatch: { region: "MD" },
  toggles: { headerVersion: 1, homeVersion: 2 },
  catalogueSize: 160,
  accent: { color: "#FFB84C", ink: "#2B1B2E" },
  branding: {
    sign: "fan",
    words: ["Cado", "Bonito"],
    decoration: { header: true, footer: true },
  },
});
