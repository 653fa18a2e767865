import { defineStorefront } from "../define-storefront.ts";

export const gcuk = defineStorefront({
  code: "GCUK",
  group: "GCS",
  storeId: 144,
  name: "Gildcard",
  country: "GB",
  languages: ["en"],
  organisation: {
    legalName: "Gildcard Limited",
    email: "service@gildcard.example",
    phone: "+44 121 555 0144",
    street: "4 Assay Street",
    postCode: "B3 1QR",
    city: "Birmingham",
  },
  dispatch: { region: "ENG" },
  toggles: { headerVersion: 2, choiceLinkHidden: true },
  catalogueSize: 30,
  accent: { color: "#B08D57", ink: "#14172B" },
  branding: {
    sign: "hallmark",
    words: ["Gildcard"],
    decoration: { header: false, footer: false },
  },
});
