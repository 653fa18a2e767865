import { defineStorefront } from "../define-storefront.ts";

export const cbat = defineStorefront({
  code: "CBAT",
  group: "CB",
  storeId: 41,
  name: "CadoBerg",
  country: "AT",
  languages: ["de"],
  organisation: {
    legalName: "CadoBerg GmbH",
    email: "service@cadoberg.example",
    phone: "+43 1 555 01 41",
    street: "Lindengasse 27",
    postCode: "1070",
    city: "Wien",
  },
  toggles: { headerVersion: 1 },
  catalogueSize: 120,
  accent: { color: "#F4A261", ink: "#2B1B2E" },
  branding: {
    sign: "peaks",
    words: ["Cado", "Berg"],
    decoration: { header: true, footer: true },
  },
});
