import type { Variety } from "./variety.ts";

/** Portugal: the texts that its own pages and words do not hold. */
export const portugueseVarieties: Readonly<Record<string, Variety>> = {
  "pt-PT": [
    [
      "Um só cartão, e quem recebe escolhe a loja. Para quando você sabe muito bem a quem presentear, mas ainda não com o quê.",
      "Um só cartão, e quem o recebe escolhe a loja. Para quando se sabe muito bem a quem oferecer, mas ainda não o quê.",
    ],
    ["É trocado online por cartões-presente", "Troca-se online por cartões-presente"],
    ["Troque pelos cartões de que você mais gosta", "Troque-o pelos cartões de que mais gosta"],
    ["Digite o número do cartão", "Introduza o número do cartão"],
    ["pelos Correios", "por correio"],
    ["Pratos para compartilhar", "Pratos para partilhar"],
    ["Cozinha mediterrânea", "Cozinha mediterrânica"],
  ],
};
