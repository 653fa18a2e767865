import type { Variety } from "./variety.ts";

/** Belgian Dutch: what is brought is "geleverd", money "overgeschreven"; laws and authorities are Belgian. */
export const dutchVarieties: Readonly<Record<string, Variety>> = {
  "nl-BE": [
    ["de Autoriteit Persoonsgegevens", "de Gegevensbeschermingsautoriteit"],
    [
      "Een cadeau aan personeel valt meestal onder de werkkostenregeling.",
      "Kleine geschenken aan personeel zijn tot een bepaald bedrag vrij van belasting.",
    ],
    ["bezorgkosten", "leveringskosten"],
    ["bezorgdag", "leverdag"],
    ["bezorging", "levering"],
    ["bezorgen", "leveren"],
    ["bezorgd", "geleverd"],
    ["klantenservice", "klantendienst"],
    ["overboeking", "overschrijving"],
    ["brievenbuspakje", "pakje voor de brievenbus"],
    ["bruiloften", "huwelijken"],
    ["een bruiloft", "een huwelijk"],
    ["Bruiloft", "Huwelijk"],
    ["met visite", "met bezoek"],
    ["op het dressoir en de visite krijgt hem te zien", "op de kast en het bezoek krijgt hem te zien"],
    ["de la", "de lade"],
    ["een legitimatie", "een identiteitskaart"],
    ["juffen en meesters", "leerkrachten"],
    ["tussen kerst en oud en nieuw", "tussen Kerstmis en Nieuwjaar"],
    ["bioscopen", "cinema’s"],
    ["bioscoop", "cinema"],
    ["bioscoopkaartjes", "cinematickets"],
    ["kaartjes voor de film", "tickets voor de film"],
    ["het kaartje", "het ticket"],
    ["Leg samen met anderen in", "Leg samen met anderen geld bijeen"],
  ],
};
