import { defineStorefront } from "../define-storefront.ts";

export const gcsfr = defineStorefront({
  code: "GCSFR",
  group: "GCS",
  storeId: 298,
  name: "Giftcourt France",
  country: "FR",
  languages: ["fr"],
  organisation: {
    legalName: "Giftcourt France SAS",
    email: "service@giftcourtfrance.example",
    phone: "+33 1 55 50 02 98",
    street: "9 rue du Belvédère",
    postCode: "75009",
    city: "Paris",
  },
  toggles: { headerVersion: 2, homeVersion: 2 },
  catalogueSize: 190,
  accent: { color: "#BFA46F", ink: "#14172B" },
  branding: {
    sign: "rosette-fr",
    words: ["Giftcourt", "France"],
    decoration: { header: true, footer: true },
  },
});
