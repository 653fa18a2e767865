import { defineModule } from "../../platform/module.ts";

/** Catalogue and pages as files. */
export const editing = defineModule({
  name: "editing",
  commands: {
    catalogue: {
      about: "catalogue and pages as files",
      load: async () => (await import("./command.ts")).catalogueCommand,
    },
  },
});
