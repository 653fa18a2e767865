import { defineModule } from "../../platform/module.ts";
import { activationEmail } from "./emails/emails.ts";
import { forgetRequests } from "./forget.ts";
import { overdueRequests } from "./overdue.ts";

/** Blank cards: who asks that they be given value, what becomes of it, and the orders that pay for it. */
export const activation = defineModule({
  name: "activation",
  migrations: "shop/activation/migrations",
  schema: () => import("./graphql/activation-order.ts"),
  emails: [activationEmail],
  retention: [{ what: "requests", every: "night", forget: forgetRequests }],
  commands: {
    activations: {
      about: "activations of blank cards that wait for a person",
      load: async () => (await import("./run-activations.ts")).activationsCommand,
    },
  },
  reports: overdueRequests,
});
