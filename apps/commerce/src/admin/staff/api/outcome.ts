import { staffBuilder } from "./builder.ts";
import { payloadOf } from "./payload.ts";

/** Whether it was done, or waits for a second person. */
export interface Outcome {
  waits: boolean;
}

const OutcomeType = staffBuilder.objectRef<Outcome>("Outcome").implement({
  fields: (t) => ({ waits: t.exposeBoolean("waits", { description: "A second person has to decide." }) }),
});
export const OutcomePayload = payloadOf("OutcomePayload", OutcomeType);
