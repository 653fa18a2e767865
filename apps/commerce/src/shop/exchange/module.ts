import { defineModule } from "../../platform/module.ts";

/** What gift cards are exchanged for: companies' pages, brands that are had elsewhere, and the rules of what may be left. */
export const exchange = defineModule({
  name: "exchange",
  migrations: "shop/exchange/migrations",
  schema: () => import("./schema.ts"),
  commands: {
    exchange: {
      about: "companies' pages, and whose cards are theirs",
      load: async () => (await import("./assign-page.ts")).pagesCommand,
    },
  },
});
