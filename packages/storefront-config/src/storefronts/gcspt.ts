import { defineStorefront } from "../define-storefront.ts";

export const gcspt = defineStorefront({
  code: "GCSPT",
  group: "GCS",
  storeId: 351,
  name: "Giftcourt Portugal",
  country: "PT",
  languages: ["pt"],
  organisation: {
    legalName: "Giftcourt Portugal, Lda.",
    email: "service@giftcourtportugal.example",
    phone: "+351 21 555 0351",
    street: "Rua do Miradouro 32",
    postCode: "1200-109",
    city: "Lisboa",
  },
  toggles: { headerVersion: 2 },
  catalogueSize: 70,
  accent: { color: "#D9B65C", ink: "#14172B" },
  branding: {
    sign: "rosette-pt",
    words: ["Giftcourt", "Portugal"],
    decoration: { header: false, footer: true },
  },
});
