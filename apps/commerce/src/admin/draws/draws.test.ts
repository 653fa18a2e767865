import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { claimPrize } from "../../shop/doubler/claim.ts";
import { tokenOfPrize } from "../../shop/doubler/prize-token.ts";
import { type DoublerShop, december, openDoublerShop } from "../../shop/doubler/testing/doubler-shop.ts";
import { type StaffServer, startStaffServer } from "../staff/testing/staff-client.ts";

let shop: DoublerShop;
let server: StaffServer;
beforeAll(async () => {
  shop = await openDoublerShop();
  server = await startStaffServer(shop.services);
});
afterAll(async () => {
  await server.close();
  await shop.close();
});

const query = `query { draws { data { draws { id state entries commitment round drawnAt prize place endsAt
  budget { currency value } given { value } returned { value } } } errors { code parameter } } }`;

test("from entries to the claim, staff of the draw see how many take part, what is fixed and where the money is; never who", async () => {
  const { clock, pool, environment } = shop.services;
  clock.set("2026-12-01T10:00:00Z");
  let day = 0;
  const december26 = async () => {
    // A session lasts a working day.
    const person = await server.person(`draw.${day++}@shop.example`, "draw");
    const answer = await person.ask(query);
    expect(answer.errors).toEqual([]);
    expect(JSON.stringify(answer.data)).not.toContain("@");
    return answer.data.draws.find(({ id }: { id: string }) => id === december.draw);
  };
  for (const n of [1, 2, 3]) await shop.enter(await shop.card(n * 1000), `zoe.${n}@example.org`);
  expect(await december26()).toMatchObject({ state: "OPEN", entries: 3, commitment: null, budget: null, prize: null });
  clock.set(december.afterGrace);
  await shop.run();
  const closed = await december26();
  expect(closed).toMatchObject({
    state: "COMMITTED",
    entries: 3,
    budget: { currency: "EUR", value: 15_000 },
    prize: null,
  });
  expect(closed.commitment).toMatch(/^[0-9a-f]{64}$/u);
  expect(closed.round).toBeGreaterThan(0);
  clock.set(december.soonAfter);
  await shop.run();
  const drawn = await december26();
  expect(drawn).toMatchObject({
    state: "DRAWN",
    prize: "OFFERED",
    place: 0,
    given: { value: 0 },
    returned: { value: 0 },
  });
  expect([drawn.drawnAt, drawn.endsAt]).toEqual(["2026-12-07T11:01:00.000Z", "2026-12-21T11:01:00.000Z"]);
  const { rows } = await pool.query<{ id: string; value: number }>(
    "select id, value::float8 as value from doubler_prize",
  );
  const [won] = rows;
  await claimPrize(tokenOfPrize(environment, won?.id ?? ""), await shop.scope());
  const value = won?.value ?? 0;
  expect(await december26()).toMatchObject({ prize: "CLAIMED", given: { value }, returned: { value: 15_000 - value } });
  // The draw is a shop's: who has another one sees nothing of it.
  const elsewhere = await server.person("other@shop.example", "draw:CKFR");
  const seen = (await elsewhere.ask(query)).data.draws.map(({ id }: { id: string }) => id);
  expect(seen).not.toContain(december.draw);
  expect((await server.person("service@shop.example", "service").then((one) => one.ask(query))).errors).toMatchObject([
    { code: "FORBIDDEN" },
  ]);
});
