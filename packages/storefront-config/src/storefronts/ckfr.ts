import { defineStorefront } from "../define-storefront.ts";

export const ckfr = defineStorefront({
  code: "CKFR",
  group: "CK",
  storeId: 99,
  name: "ConfettiKdo",
  country: "FR",
  languages: ["fr"],
  organisation: {
    legalName: "ConfettiKdo SAS",
    email: "service@confettikdo.example",
    phone: "+33 5 55 50 10 99",
    street: "5 quai des Fanfares",
    postCode: "33000",
    city: "Bordeaux",
  },
  toggles: { headerVersion: 3 },
  catalogueSize: 180,
  accent: { color: "#FFDE59", ink: "#10243E" },
  branding: {
    sign: "balloon",
    words: ["Confetti", "Kdo"],
    decoration: { header: true, footer: true },
  },
});
