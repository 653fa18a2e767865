import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { createTestServices, type TestServices } from "../../../testing/test-services.ts";
import { checkBooks } from "../../ledger/check-books.ts";
import { cardsOf } from "../index.ts";
import { issueCard } from "../testing/issue-card.ts";

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

const script = fileURLToPath(new URL("../testing/hold-from.ts", import.meta.url));

const run = async (card: number, how: "careful" | "naive"): Promise<number> => {
  const url = services.environment.appDatabaseUrl;
  const child = spawn(process.execPath, [script, url, `${card}`, "32", how], { stdio: ["ignore", "pipe", "inherit"] });
  return Number(await text(child.stdout));
};

/** What 64 clients of two processes were told that they have spent of one card. */
const spentOf = async (card: number, how: "careful" | "naive"): Promise<number> => {
  const [one, other] = await Promise.all([run(card, how), run(card, how)]);
  return one + other;
};

test("64 clients of two processes hold, release and capture one card: to the cent what was on it; naive ones overspend", async () => {
  const card = await issueCard(services, 1, 1550);
  expect(await spentOf(card, "careful")).toBe(1500);
  expect(await cardsOf(services.pool, [card])).toMatchObject([{ balance: 50 }]);
  expect(await checkBooks(services.pool, services.log)).toMatchObject({
    unbalanced: 0,
    drifted: 0,
    overheld: 0,
    unsettled: 0,
  });
  await services.ownerPool.query(
    "create table naive_card (id bigint primary key, balance bigint); grant all on naive_card to giftshop_app",
  );
  await services.ownerPool.query("insert into naive_card values ($1, 1550)", [card]);
  expect(await spentOf(card, "naive")).toBeGreaterThan(1500);
}, 60_000);
