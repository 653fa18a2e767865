import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { createTestServices, type TestServices } from "../../testing/test-services.ts";

/** The database itself says how a card may go from state to state. */
let services: TestServices;
let lines = 0;
let card = 0;
beforeAll(async () => {
  services = await createTestServices();
});
beforeEach(async () => {
  card = await make("ACTIVE");
});
afterAll(() => services.close());

const make = async (state: string): Promise<number> => {
  lines += 1;
  const { rows } = await services.pool.query<{ id: number }>(
    `with account as (insert into ledger_account (kind, legal_entity, currency) values ('GIFT_CARD', 'Test SAS', 'EUR') returning id)
     insert into gift_card (id, order_line, n, storefront, legal_entity, currency, value, number_hash, pin_hash, code, hash_key,
       encryption_key, last_digits, title, image_url, image_alt, background_color, activated_at, expires_on, state)
     select id, $1::bigint, 0, 'CBFR', 'Test SAS', 'EUR', case $2 when 'INACTIVE' then 0 else 5000 end, sha256($1::text::bytea), sha256('pin'),
       'code', 'k', 'k', '1234', '', '', '', '', case $2 when 'INACTIVE' then null else now() end,
       case $2 when 'INACTIVE' then null else '2030-01-01'::date end, $2 from account returning id`,
    [lines, state],
  );
  return rows[0]?.id ?? 0;
};

const move = async (...states: string[]): Promise<void> => {
  for (const state of states) await services.pool.query("update gift_card set state = $2 where id = $1", [card, state]);
};

test.each([[["BLOCKED", "ACTIVE", "BLOCKED", "EXPIRED"]], [["EXPIRED"]]])(
  "a card may go along %j, and each step is kept",
  async (states) => {
    await move(...states);
    const { rows } = await services.pool.query(
      "select from_state as from, to_state as to from gift_card_transition where card = $1 order by id",
      [card],
    );
    expect(rows).toEqual(states.map((to, index) => ({ from: states[index - 1] ?? "ACTIVE", to })));
  },
);

test.each([[["INACTIVE"]], [["EXPIRED", "ACTIVE"]], [["EXPIRED", "BLOCKED"]], [["BLOCKED", "INACTIVE"]], [["LOST"]]])(
  "a card does not go along %j",
  async (states) => {
    await expect(move(...states)).rejects.toThrow(/does not go|violates check/);
  },
);

test("a card is made active or to be activated, and nothing else", async () => {
  await expect(make("BLOCKED")).rejects.toThrow("begins as");
  await expect(make("EXPIRED")).rejects.toThrow("begins as");
});

test("a blank card becomes active with its value, once, and goes back to be blank only before that", async () => {
  card = await make("INACTIVE");
  await expect(move("ACTIVE")).rejects.toThrow("gift_card_activated");
  await move("BLOCKED", "INACTIVE");
  const activate = () =>
    services.pool.query("select gift_card_activate($1, $2, now(), '2030-01-01') as id", [[card], [2500]]);
  expect((await activate()).rows).toEqual([{ id: card }]);
  expect((await activate()).rows).toEqual([]);
  const { rows } = await services.pool.query("select state, value from gift_card where id = $1", [card]);
  expect(rows).toEqual([{ state: "ACTIVE", value: 2500 }]);
  await expect(move("BLOCKED", "INACTIVE")).rejects.toThrow("does not go");
});

test("the application changes neither the table of edges nor what was kept", async () => {
  await move("BLOCKED");
  for (const statement of [
    "insert into gift_card_edge values ('EXPIRED', 'ACTIVE', 'why not')",
    "delete from gift_card_edge",
    "delete from gift_card_transition",
    "update gift_card_transition set to_state = 'ACTIVE'",
    "update gift_card set value = 9999",
  ])
    await expect(services.pool.query(statement)).rejects.toThrow("permission denied");
});
