import { defineModule } from "../../platform/module.ts";

/** What staff decide about single cards. */
export const cards = defineModule({
  name: "cards",
  commands: {
    block: {
      about: "blocks a card that was lost, stolen or went to the wrong person",
      load: async () => (await import("./run-cards.ts")).blockCommand,
    },
    reissue: {
      about: "issues such a card again, once",
      load: async () => (await import("./run-cards.ts")).reissueCommand,
    },
  },
});
