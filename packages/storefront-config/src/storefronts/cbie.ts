import { defineStorefront } from "../define-storefront.ts";

export const cbie = defineStorefront({
  code: "CBIE",
  group: "CB",
  storeId: 353,
  name: "CadoBell",
  country: "IE",
  languages: ["en"],
  organisation: {
    legalName: "CadoBell Limited",
    email: "service@cadobell.example",
    phone: "+353 1 555 0353",
    street: "7 Rowan Quay",
    postCode: "D02 X285",
    city: "Dublin",
  },
  toggles: { headerVersion: 3, homeVersion: 2 },
  catalogueSize: 110,
  accent: { color: "#8FD694", ink: "#2B1B2E" },
  branding: {
    sign: "bell",
    words: ["Cado", "Bell"],
    decoration: { header: false, footer: true },
  },
});
