/** Towns and emirates in Arabic. */
export const arabicTowns: Readonly<Record<string, string>> = {
  Dubai: "دبي",
  "Abu Dhabi": "أبوظبي",
  Sharjah: "الشارقة",
  "Al Ain": "العين",
  Ajman: "عجمان",
  "Ras Al Khaimah": "رأس الخيمة",
  Fujairah: "الفجيرة",
  "Umm Al Quwain": "أم القيوين",
  "Khor Fakkan": "خورفكان",
  Kalba: "كلباء",
  "Dibba Al-Fujairah": "دبا الفجيرة",
  "Madinat Zayed": "مدينة زايد",
};
