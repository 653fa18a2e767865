import { defineStorefront } from "../define-storefront.ts";

export const gcsuk = defineStorefront({
  code: "GCSUK",
  group: "GCS",
  storeId: 244,
  name: "Giftcourt UK",
  country: "GB",
  languages: ["en"],
  organisation: {
    legalName: "Giftcourt UK Limited",
    email: "service@giftcourtuk.example",
    phone: "+44 20 5555 0244",
    street: "21 Chandlery Row",
    postCode: "EC1V 2NX",
    city: "London",
  },
  dispatch: { region: "ENG" },
  toggles: { headerVersion: 2, homeVersion: 2 },
  catalogueSize: 280,
  accent: { color: "#C9A227", ink: "#14172B" },
  branding: {
    sign: "rosette-uk",
    words: ["Giftcourt", "UK"],
    decoration: { header: true, footer: true },
  },
});
