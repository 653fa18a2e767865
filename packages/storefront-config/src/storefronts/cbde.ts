import { defineStorefront } from "../define-storefront.ts";

export const cbde = defineStorefront({
  code: "CBDE",
  group: "CB",
  storeId: 49,
  name: "CadoBaum",
  country: "DE",
  languages: ["de"],
  organisation: {
    legalName: "CadoBaum GmbH",
    email: "service@cadobaum.example",
    phone: "+49 221 555 0149",
    street: "Ahornweg 31",
    postCode: "50823",
    city: "Köln",
  },
  dispatch: { region: "NW" },
  toggles: { headerVersion: 1, homeVersion: 2 },
  catalogueSize: 300,
  accent: { color: "#FFCF56", ink: "#2B1B2E" },
  branding: {
    sign: "tree",
    words: ["Cado", "Baum"],
    decoration: { header: true, footer: true },
  },
});
