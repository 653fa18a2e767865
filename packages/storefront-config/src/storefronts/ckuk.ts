import { defineStorefront } from "../define-storefront.ts";

export const ckuk = defineStorefront({
  code: "CKUK",
  group: "CK",
  storeId: 44,
  name: "ConfettiKey",
  country: "GB",
  languages: ["en"],
  organisation: {
    legalName: "ConfettiKey Limited",
    email: "service@confettikey.example",
    phone: "+44 161 555 0144",
    street: "12 Streamer Yard",
    postCode: "M4 1HQ",
    city: "Manchester",
  },
  dispatch: { region: "ENG" },
  toggles: { headerVersion: 3, homeVersion: 2 },
  catalogueSize: 300,
  accent: { color: "#7CF5D6", ink: "#10243E" },
  branding: {
    sign: "key",
    words: ["Confetti", "Key"],
    decoration: { header: true, footer: true },
  },
});
