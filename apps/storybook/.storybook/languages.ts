/** The languages of the shop, each by its own name. Arabic runs from right to left. */
export const languages = [
  { value: "en", title: "English" },
  { value: "nl", title: "Nederlands" },
  { value: "fr", title: "Français" },
  { value: "de", title: "Deutsch" },
  { value: "es", title: "Español" },
  { value: "it", title: "Italiano" },
  { value: "pt", title: "Português" },
  { value: "pl", title: "Polski" },
  { value: "sv", title: "Svenska" },
  { value: "nb", title: "Norsk" },
  { value: "da", title: "Dansk" },
  { value: "ar", title: "العربية" },
];
