import type { Variety } from "./variety.ts";

const workingDays: Variety = [
  ["jours ouvrés", "jours ouvrables"],
  ["jour ouvré", "jour ouvrable"],
];

/** Lunch is "dîner" outside France, and supper "souper". */
const meals: Variety = [
  ["un déjeuner d’équipe", "un dîner d’équipe"],
  ["un bon dîner", "un bon souper"],
  ["un petit-déjeuner", "un déjeuner"],
  ["tee-shirt", "t-shirt"],
];

const mediator = "saisir le médiateur de la consommation ou les tribunaux de votre pays";

/** Quebec: "courriel" for the letter and the address, taxes by their names, no space before high signs. */
const canadian: Variety = [
  ...workingDays,
  ...meals,
  ["cartes cadeaux", "cartes-cadeaux"],
  ["carte cadeau", "carte-cadeau"],
  ["adresses e-mail", "adresses courriel"],
  ["adresse e-mail", "adresse courriel"],
  ["l’e-mail", "le courriel"],
  ["d’e-mail", "de courriel"],
  ["Un e-mail", "Un courriel"],
  ["cet e-mail", "ce courriel"],
  ["e-mails", "courriels"],
  ["e-mail", "courriel"],
  ["codes PIN", "NIP"],
  ["code PIN", "NIP"],
  ["par courrier", "par la poste"],
  ["service client", "service à la clientèle"],
  ["Prix et TVA", "Prix et taxes"],
  ["sont TTC", "comprennent les taxes"],
  ["La TVA est comprise", "Les taxes sont comprises"],
  ["Immatriculation et TVA", "Immatriculation et taxes"],
  ["numéro de TVA", "numéro de TPS/TVQ"],
  ["TVA", "taxes"],
  [mediator, "vous adresser à l’Office de la protection du consommateur ou aux tribunaux"],
  ["Demandez un devis", "Demandez une soumission"],
  ["avec un devis", "avec une soumission"],
  ["Les devis sont effacés", "Les soumissions sont effacées"],
  ["acceptés, abandonnés", "acceptées, abandonnées"],
  ["aux salariés", "aux employés"],
  ["les week-ends", "les fins de semaine"],
  ["week-ends", "fins de semaine"],
  ["un week-end", "une fin de semaine"],
  ["un pop-corn", "du maïs soufflé"],
  ["du pop-corn", "du maïs soufflé"],
  ["le pop-corn", "le maïs soufflé"],
  ["jeux et high-tech", "jeux et techno"],
  ["Jeux & high-tech", "Jeux & techno"],
  ["à la jardinerie", "au centre de jardinage"],
  ["la jardinerie", "le centre de jardinage"],
  ["à tout moment", "en tout temps"],
  ["blog", "blogue"],
  ["cookies", "témoins"],
  ["cookie", "témoin"],
  ["associations", "organismes de bienfaisance"],
  ["à l’association", "à l’organisme"],
  ["Votre expert-comptable", "Votre comptable"],
  ["vos collaborateurs", "vos employés"],
  ["un justificatif", "une pièce d’identité"],
  ["sans ticket de caisse", "sans reçu"],
  ["Faites une cagnotte et offrez", "Cotisez-vous et offrez"],
  ["des bodies en taille naissance", "des cache-couches de taille nouveau-né"],
  ["une glace", "une crème glacée"],
  ["une révision", "une mise au point"],
  ["de la révision", "de la mise au point"],
  ["cadeau de crémaillère", "cadeau de pendaison de crémaillère"],
  ["pour une crémaillère", "pour une pendaison de crémaillère"],
  ["\u202f;", ";"],
  ["\u202f!", "!"],
  ["\u202f?", "?"],
];

export const frenchVarieties: Readonly<Record<string, Variety>> = {
  "fr-CA": canadian,
  "fr-BE": [
    ...workingDays,
    ...meals,
    ["TTC", "TVAC"],
    [mediator, "saisir le Service de médiation pour le consommateur ou les tribunaux de votre pays"],
  ],
  "fr-CH": [
    ...workingDays,
    ...meals,
    ["sont TTC", "s’entendent TVA incluse"],
    ["service client", "service clientèle"],
    [mediator, "vous adresser à une organisation de consommateurs ou aux tribunaux de votre pays"],
  ],
};
