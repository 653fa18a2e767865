import { defineStorefront } from "../define-storefront.ts";

export const cbnz = defineStorefront({
  code: "CBNZ",
  group: "CB",
  storeId: 64,
  name: "CadoBeech",
  country: "NZ",
  languages: ["en"],
  organisation: {
    legalName: "CadoBeech Limited",
    email: "service@cadobeech.example",
    phone: "+64 9 555 0164",
    street: "29 Pohutukawa Road",
    postCode: "1010",
    city: "Auckland",
  },
  dispatch: { region: "AUK" },
  toggles: { headerVersion: 3 },
  catalogueSize: 60,
  accent: { color: "#B8E0A2", ink: "#2B1B2E" },
  branding: {
    sign: "beech",
    words: ["Cado", "Beech"],
    decoration: { header: false, footer: true },
  },
});
