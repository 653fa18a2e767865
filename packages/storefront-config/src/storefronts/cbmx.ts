import { defineStorefront } from "../define-storefront.ts";

export const cbmx = defineStorefront({
  code: "CBMX",
  group: "CB",
  storeId: 52,
  name: "CadoBravo",
  country: "MX",
  languages: ["es"],
  organisation: {
    legalName: "CadoBravo S.A. de C.V.",
    email: "service@cadobravo.example",
    phone: "+52 55 5550 1052",
    street: "Calle Jacaranda 45",
    postCode: "06700",
    city: "Ciudad de México",
  },
  toggles: { headerVersion: 3 },
  catalogueSize: 70,
  accent: { color: "#FF9B71", ink: "#2B1B2E" },
  branding: {
    sign: "star",
    words: ["Cado", "Bravo"],
    decoration: { header: false, footer: true },
  },
});
