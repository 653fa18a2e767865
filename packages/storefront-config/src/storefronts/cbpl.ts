import { defineStorefront } from "../define-storefront.ts";

export const cbpl = defineStorefront({
  code: "CBPL",
  group: "CB",
  storeId: 48,
  name: "CadoBukiet",
  country: "PL",
  languages: ["pl"],
  organisation: {
    legalName: "CadoBukiet sp. z o.o.",
    email: "service@cadobukiet.example",
    phone: "+48 22 555 01 48",
    street: "ul. Lipowa 22",
    postCode: "00-316",
    city: "Warszawa",
  },
  toggles: { headerVersion: 1 },
  claims: { businessCard: { minimum: 5_000, maximum: 200_000 } },
  catalogueSize: 140,
  accent: { color: "#FFC46B", ink: "#2B1B2E" },
  branding: {
    sign: "folk-flower",
    words: ["Cado", "Bukiet"],
    decoration: { header: true, footer: true },
  },
});
