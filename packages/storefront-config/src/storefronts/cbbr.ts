import { defineStorefront } from "../define-storefront.ts";

export const cbbr = defineStorefront({
  code: "CBBR",
  group: "CB",
  storeId: 55,
  name: "CadoBrisa",
  country: "BR",
  languages: ["pt"],
  organisation: {
    legalName: "CadoBrisa Presentes Ltda.",
    email: "service@cadobrisa.example",
    phone: "+55 11 5555 0155",
    street: "Rua das Acácias 210",
    postCode: "05416-001",
    city: "São Paulo",
  },
  dispatch: { region: "SP" },
  toggles: { headerVersion: 3 },
  catalogueSize: 90,
  accent: { color: "#9BD770", ink: "#2B1B2E" },
  branding: {
    sign: "palm",
    words: ["Cado", "Brisa"],
    decoration: { header: false, footer: true },
  },
});
