import { defineStorefront } from "../define-storefront.ts";

export const cbfr = defineStorefront({
  code: "CBFR",
  group: "CB",
  storeId: 98,
  name: "CarteBonheur",
  country: "FR",
  languages: ["fr"],
  organisation: {
    legalName: "CarteBonheur SAS",
    email: "service@cartebonheur.example",
    phone: "+33 4 55 50 10 98",
    street: "24 rue des Tilleuls",
    postCode: "69002",
    city: "Lyon",
  },
  toggles: { headerVersion: 1 },
  catalogueSize: 300,
  accent: { color: "#FFC53D", ink: "#2B1B2E" },
  branding: {
    sign: "clover",
    words: ["Carte", "Bonheur"],
    decoration: { header: true, footer: true },
    openingHours: "Mo-Fr 09:00-17:30",
  },
});
