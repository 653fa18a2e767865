import { defineModule, type Module } from "../../platform/module.ts";

/** What waits for a person, of whatever module. */
export const queuesOf = (modules: readonly Module[]): Module => {
  const add = async (): Promise<void> => {
    const [{ addQueues }] = await Promise.all([import("./graphql/queues.ts"), import("./graphql/reviews.ts")]);
    addQueues(modules.flatMap((module) => module.emails ?? []));
  };
  let added: Promise<void> | undefined;
  return defineModule({
    name: "staff-queues",
    staffSchema: () => {
      added ??= add();
      return added;
    },
  });
};
