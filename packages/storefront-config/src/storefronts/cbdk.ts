import { defineStorefront } from "../define-storefront.ts";

export const cbdk = defineStorefront({
  code: "CBDK",
  group: "CB",
  storeId: 45,
  name: "CadoBirk",
  country: "DK",
  languages: ["da"],
  basePath: "/dk",
  organisation: {
    legalName: "CadoBirk ApS",
    email: "service@cadobirk.example",
    phone: "+45 55 50 10 45",
    street: "Birkevej 12",
    postCode: "2200",
    city: "København N",
  },
  dispatch: { closedOn: ["12-24", "12-31"] },
  toggles: { headerVersion: 1 },
  catalogueSize: 80,
  accent: { color: "#F7B2AD", ink: "#2B1B2E" },
  branding: {
    sign: "woven-heart",
    words: ["Cado", "Birk"],
    decoration: { header: false, footer: false },
  },
});
