import { defineStorefront } from "../define-storefront.ts";

export const ck = defineStorefront({
  code: "CK",
  group: "CK",
  storeId: 2,
  name: "ConfettiKaart",
  country: "NL",
  languages: ["nl"],
  organisation: {
    legalName: "ConfettiKaart B.V.",
    email: "service@confettikaart.example",
    phone: "+31 10 555 01 02",
    street: "Feestkade 40",
    postCode: "3011 BD",
    city: "Rotterdam",
  },
  toggles: { headerVersion: 3 },
  catalogueSize: 280,
  accent: { color: "#C6F432", ink: "#10243E" },
  branding: {
    sign: "popper",
    words: ["Confetti", "Kaart"],
    decoration: { header: true, footer: true },
  },
});
