import { defineStorefront } from "../define-storefront.ts";

export const cbch = defineStorefront({
  code: "CBCH",
  group: "CB",
  storeId: 43,
  name: "CadoBelle",
  country: "CH",
  languages: ["de", "fr", "it"],
  organisation: {
    legalName: "CadoBelle AG",
    email: "service@cadobelle.example",
    phone: "+41 44 555 01 43",
    street: "Ahornstrasse 9",
    postCode: "8005",
    city: "Zürich",
  },
  dispatch: { region: "ZH" },
  toggles: { headerVersion: 1 },
  catalogueSize: 130,
  accent: { color: "#F6BD60", ink: "#2B1B2E" },
  branding: {
    sign: "edelweiss",
    words: ["Cado", "Belle"],
    decoration: { header: true, footer: true },
  },
});
