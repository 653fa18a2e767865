import type { Towns } from "./town.ts";

export const mx: readonly Towns[] = [
  {
    language: "es",
    towns: [
      ["Ciudad de México", "Ciudad de México", 19.4301, -99.1401, "060+0", 3],
      ["Guadalajara", "Jalisco", 20.6741, -103.3501, "441+0", 2],
      ["Monterrey", "Nuevo León", 25.6721, -100.3171, "640+0", 1.6],
      ["Puebla", "Puebla", 19.0441, -98.1981, "720+0", 1.2],
      ["León", "Guanajuato", 21.1221, -101.6811, "370+0", 1.2],
      ["Querétaro", "Querétaro", 20.5921, -100.3911, "760+0", 1],
      ["Mérida", "Yucatán", 20.9691, -89.6231, "970+0", 1.2],
      ["San Luis Potosí", "San Luis Potosí", 22.1521, -100.9761, "780+0", 1],
      ["Aguascalientes", "Aguascalientes", 21.8811, -102.2951, "200+0", 1],
      ["Toluca", "Estado de México", 19.2911, -99.6561, "500+0", 0.9],
      ["Morelia", "Michoacán", 19.7021, -101.1931, "580+0", 0.8],
      ["Veracruz", "Veracruz", 19.1901, -96.1421, "917+0", 0.5],
      ["Oaxaca de Juárez", "Oaxaca", 17.0621, -96.7251, "680+0", 0.7],
      ["Cuernavaca", "Morelos", 18.9211, -99.2351, "620+0", 0.6],
      ["Guanajuato", "Guanajuato", 21.0181, -101.2571, "360+0", 0.4],
      ["Saltillo", "Coahuila", 25.4231, -100.9941, "250+0", 0.8],
    ],
  },
  {
    language: "es",
    timeZone: "America/Tijuana",
    towns: [["Tijuana", "Baja California", 32.5271, -117.0281, "220+0", 0.8]],
  },
  {
    language: "es",
    timeZone: "America/Cancun",
    towns: [["Cancún", "Quintana Roo", 21.1611, -86.8331, "775+0", 0.9]],
  },
];
