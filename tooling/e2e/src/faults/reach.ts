import { eventually } from "../eventually.ts";
import type { OpenShop } from "./shop.ts";

/** Returns when calls come to commerce: what stands before it hears of new processes a moment later. */
export const untilReached = async ({ commerceUrl }: Pick<OpenShop, "commerceUrl">): Promise<void> => {
  const isReached = async () => {
    const answer = await fetch(`${commerceUrl}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query: "{ __typename }" }),
    });
    return (await answer.text()).includes('"Query"');
  };
  await eventually("a call that comes to commerce", isReached, { within: 30_000 });
};
