import type { Towns } from "./town.ts";

export const br: readonly Towns[] = [
  {
    language: "pt",
    towns: [
      ["São Paulo", "São Paulo", -23.5531, -46.6481, "01+##-###", 3.5],
      ["Rio de Janeiro", "Rio de Janeiro", -22.9061, -43.1851, "20+##-###", 0.9],
      ["Brasília", "Distrito Federal", -15.7941, -47.8881, "70+##-###", 1.6],
      ["Belo Horizonte", "Minas Gerais", -19.9251, -43.9381, "30+##-###", 1.8],
      ["Curitiba", "Paraná", -25.4331, -49.2721, "80+##-###", 1.6],
      ["Porto Alegre", "Rio Grande do Sul", -30.0321, -51.2161, "90+##-###", 0.8],
      ["Campinas", "São Paulo", -22.9051, -47.0601, "13+##-###", 1.2],
      ["Goiânia", "Goiás", -16.6861, -49.2641, "74+##-###", 1.4],
      ["Florianópolis", "Santa Catarina", -27.5941, -48.5431, "88+##-###", 0.4],
      ["Vitória", "Espírito Santo", -20.3171, -40.3301, "29+##-###", 0.3],
      ["Santos", "São Paulo", -23.9541, -46.3331, "11+##-###", 0.6],
      ["Ribeirão Preto", "São Paulo", -21.1781, -47.8101, "14+##-###", 1],
      ["Joinville", "Santa Catarina", -26.3041, -48.8481, "89+##-###", 0.6],
      ["Londrina", "Paraná", -23.3101, -51.1621, "86+##-###", 0.8],
      ["Ouro Preto", "Minas Gerais", -20.3861, -43.5031, "35+##-###", 0.3],
    ],
  },
  {
    language: "pt",
    timeZone: "America/Bahia",
    towns: [["Salvador", "Bahia", -12.9831, -38.4981, "40+##-###", 0.8]],
  },
  {
    language: "pt",
    timeZone: "America/Fortaleza",
    towns: [
      ["Fortaleza", "Ceará", -3.7381, -38.5301, "60+##-###", 0.9],
      ["Natal", "Rio Grande do Norte", -5.8001, -35.2101, "59+##-###", 0.6],
    ],
  },
  {
    language: "pt",
    timeZone: "America/Recife",
    towns: [["Recife", "Pernambuco", -8.0581, -34.8971, "50+##-###", 0.6]],
  },
  {
    language: "pt",
    timeZone: "America/Manaus",
    towns: [["Manaus", "Amazonas", -3.1101, -60.0171, "69+##-###", 0.9]],
  },
  {
    language: "pt",
    timeZone: "America/Belem",
    towns: [["Belém", "Pará", -1.4541, -48.4851, "66+##-###", 0.6]],
  },
];
