import { defineStorefront } from "../define-storefront.ts";

export const gcsde = defineStorefront({
  code: "GCSDE",
  group: "GCS",
  storeId: 249,
  name: "Giftcourt Deutschland",
  country: "DE",
  languages: ["de"],
  organisation: {
    legalName: "Giftcourt Deutschland GmbH",
    email: "service@giftcourtdeutschland.example",
    phone: "+49 30 5550 0249",
    street: "Kastanienallee 60",
    postCode: "10119",
    city: "Berlin",
  },
  dispatch: { region: "BE" },
  toggles: { headerVersion: 2 },
  catalogueSize: 260,
  accent: { color: "#C9A227", ink: "#14172B" },
  branding: {
    sign: "rosette-de",
    words: ["Giftcourt", "Deutschland"],
    decoration: { header: true, footer: true },
  },
});
