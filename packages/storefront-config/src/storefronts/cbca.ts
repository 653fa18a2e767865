import { defineStorefront } from "../define-storefront.ts";

export const cbca = defineStorefront({
  code: "CBCA",
  group: "CB",
  storeId: 12,
  name: "CadoBouquet",
  country: "CA",
  languages: ["en", "fr"],
  basePath: "/ca",
  organisation: {
    legalName: "CadoBouquet Inc.",
    email: "service@cadobouquet.example",
    phone: "+1 416 555 0112",
    street: "402 Maplewood Street",
    postCode: "M5V 2T3",
    city: "Toronto ON",
  },
  dispatch: { region: "ON" },
  toggles: { headerVersion: 3 },
  catalogueSize: 150,
  accent: { color: "#FF9F68", ink: "#2B1B2E" },
  branding: {
    sign: "maple",
    words: ["Cado", "Bouquet"],
    decoration: { header: true, footer: true },
  },
});
