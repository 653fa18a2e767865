import { defineStorefront } from "../define-storefront.ts";

export const cbse = defineStorefront({
  code: "CBSE",
  group: "CB",
  storeId: 46,
  name: "CadoBjörk",
  country: "SE",
  languages: ["sv"],
  organisation: {
    legalName: "CadoBjörk AB",
    email: "service@cadobjork.example",
    phone: "+46 8 555 01 46",
    street: "Björkgatan 5",
    postCode: "113 27",
    city: "Stockholm",
  },
  dispatch: { closedOn: ["12-24", "12-31"] },
  toggles: { headerVersion: 1, homeVersion: 2 },
  catalogueSize: 100,
  accent: { color: "#FFE08A", ink: "#2B1B2E" },
  branding: {
    sign: "birch",
    words: ["Cado", "Björk"],
    decoration: { header: true, footer: true },
  },
});
