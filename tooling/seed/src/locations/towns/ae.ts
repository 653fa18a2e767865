import type { Towns } from "./town.ts";

export const ae: readonly Towns[] = [
  {
    language: "ar",
    towns: [
      ["Dubai", "Dubai", 25.2041, 55.2781, "", 1.4],
      ["Abu Dhabi", "Abu Dhabi", 24.4801, 54.3701, "", 0.9],
      ["Sharjah", "Sharjah", 25.3461, 55.4121, "", 0.9],
      ["Al Ain", "Abu Dhabi", 24.2171, 55.7581, "", 1.2],
      ["Ajman", "Ajman", 25.4011, 55.4601, "", 0.6],
      ["Ras Al Khaimah", "Ras Al Khaimah", 25.7821, 55.9531, "", 0.5],
      ["Fujairah", "Fujairah", 25.1271, 56.3301, "", 0.5],
      ["Umm Al Quwain", "Umm Al Quwain", 25.5441, 55.5571, "", 0.3],
      ["Khor Fakkan", "Sharjah", 25.3401, 56.3491, "", 0.2],
      ["Kalba", "Sharjah", 25.0511, 56.3481, "", 0.2],
      ["Dibba Al-Fujairah", "Fujairah", 25.5881, 56.2581, "", 0.3],
      ["Madinat Zayed", "Abu Dhabi", 23.6621, 53.7041, "", 0.5],
    ],
  },
];
