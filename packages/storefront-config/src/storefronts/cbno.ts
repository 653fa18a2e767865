import { defineStorefront } from "../define-storefront.ts";

export const cbno = defineStorefront({
  code: "CBNO",
  group: "CB",
  storeId: 47,
  name: "CadoBris",
  country: "NO",
  languages: ["nb"],
  basePath: "/no",
  organisation: {
    legalName: "CadoBris AS",
    email: "service@cadobris.example",
    phone: "+47 55 50 10 47",
    street: "Bjørkeveien 3",
    postCode: "0554",
    city: "Oslo",
  },
  dispatch: { closedOn: ["12-24", "12-31"] },
  toggles: { headerVersion: 1 },
  catalogueSize: 75,
  accent: { color: "#A9DEF9", ink: "#2B1B2E" },
  branding: {
    sign: "breeze",
    words: ["Cado", "Bris"],
    decoration: { header: false, footer: false },
  },
});
