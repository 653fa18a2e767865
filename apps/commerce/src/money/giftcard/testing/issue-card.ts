import { inTransaction } from "../../../platform/database/index.ts";
import type { TestServices } from "../../../testing/test-services.ts";
import { postTransaction } from "../../ledger/index.ts";
import { issueCards } from "../issue.ts";

/** Whose the cards of tests are. */
export const terms = { legalEntity: "Test SAS", currency: "EUR" };
const look = { title: "Café", imageUrl: "/media/a.svg", imageAlt: "Café", backgroundColor: "#fff" };

/** A card of an order line of its own, with a value on it, minor units; answers its id. */
export const issueCard = (
  services: TestServices,
  orderLine: number,
  value: number,
  expiresOn = "2028-11-23",
): Promise<number> =>
  inTransaction(services.pool, async (client) => {
    const activatedAt = services.clock.now();
    const policy = { storefront: "CBFR", group: "CB" as const, ...terms, activatedAt, expiresOn };
    const [card] = await issueCards(client, [{ orderLine, n: 0, value, ...look }], policy, services.environment);
    const id = card?.id ?? 0;
    const entries = [
      { account: "PROVIDER_CLEARING" as const, amount: -value },
      { account: id, amount: value },
    ];
    await postTransaction(client, { kind: "ISSUE", businessKey: `${orderLine}`, ...terms, entries });
    return id;
  });
