import { type StorefrontCode, storefronts } from "@giftshop/storefront-config";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { inTransaction } from "../platform/database/index.ts";
import { importCatalogue } from "../shop/catalogue/import/import-catalogue.ts";
import { attach, balanceOf, buyCard } from "../shop/checkout/testing/cards.ts";
import { openRedeemShop, type RedeemShop } from "../shop/redeem/testing/redeem-shop.ts";
import { fixtureCatalogue } from "../testing/fixture-catalogue.ts";
import { withChoiceCard } from "../testing/with-choice-card.ts";
import { modules } from "./modules.ts";

/**
 * So that the database can be cut by legal entity, nothing is written for two at once: every row that says
 * whose it is notes here which transaction wrote it.
 */
const watch = `
  create table watched (xid xid8 not null, place text not null, owner text not null);
  create function watch_owner() returns trigger language plpgsql security definer set search_path = public as $$
  begin
    insert into watched select pg_current_xact_id(), tg_table_name, found.owner from (
      select case when tg_table_name = 'ledger_entry'
        then (select legal_entity from ledger_account where id = (to_jsonb(new) ->> 'account')::bigint)
        else coalesce(to_jsonb(new) ->> 'legal_entity', to_jsonb(new) ->> 'storefront') end as owner
    ) found where found.owner is not null;
    return null;
  end $$;
  do $$ declare name text; begin
    for name in select distinct table_name from information_schema.columns
      where table_schema = 'public' and (column_name in ('storefront', 'legal_entity') or table_name = 'ledger_entry')
        and table_name in (select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE')
    loop
      execute format('create trigger watch_owner after insert or update on %I for each row execute function watch_owner()', name);
    end loop;
  end $$`;

const entityOf = new Map(storefronts.map(({ code, legalEntity }) => [code as string, legalEntity]));

let shop: RedeemShop;

/** Transactions that wrote for more than one legal entity, by the tables that they wrote. */
const crossings = async (): Promise<string[]> => {
  const { rows } = await shop.services.ownerPool.query<{ xid: string; owners: string[]; places: string[] }>(
    `select xid::text, array_agg(distinct owner) as owners, array_agg(distinct place) as places from watched group by xid`,
  );
  return rows
    .filter(({ owners }) => new Set(owners.map((owner) => entityOf.get(owner) ?? owner)).size > 1)
    .map(({ places }) => places.join(" "));
};

const pay = async (orderUuid: string): Promise<void> => {
  const payment = await shop.paymentOf(orderUuid);
  shop.provider.move(payment, "PAID");
  await shop.announce(payment);
};

const codes = ["CBFR", "CBDE"] as const satisfies readonly StorefrontCode[];

beforeAll(async () => {
  shop = await openRedeemShop();
  await shop.sells("CBDE");
  await importCatalogue(shop.services, withChoiceCard(fixtureCatalogue("CBDE")));
  await shop.services.ownerPool.query(watch);
});
afterAll(() => shop.close());

test("each storefront's company is one of its own", () => {
  expect(new Set(entityOf.values()).size).toBe(storefronts.length);
});

test("purchases, payments by card, exchanges, refunds and the night's work write for one legal entity at a time", async () => {
  await Promise.all(
    codes.map(async (code) => {
      const card = await buyCard(shop, 3000, code);
      const buyer = await shop.buyer(code);
      await buyer.add(code === "CBFR" ? "cafe-elodie-d" : `${code}-cafe-elodie-d`, { value: 5000 });
      await attach(shop, buyer, card);
      await pay((await buyer.place()).orderUuid);
      expect(await balanceOf(shop, card)).toBe(0);
      const choice = await shop.card(5000, "any-shop-d", code);
      const browser = await shop.redeemer(undefined, code);
      await browser.begin(choice);
      await browser.add("cafe-elodie-d", 8000);
      await pay((await browser.place()).orderUuid);
      // One that nobody pays, and one that the provider gives back.
      await (await shop.buyer(code)).add(code === "CBFR" ? "cafe-elodie-d" : `${code}-cafe-elodie-d`);
      await buyCard(shop, 2500, code);
    }),
  );
  await shop.settle();
  const { services } = shop;
  // Ten years later every card is over, and every night's work has something to do.
  services.clock.advance(10 * 366 * 86_400_000);
  for (const { queue, schedule, work } of modules.flatMap(({ jobs = [] }) => jobs))
    if (schedule !== undefined && !outside.has(queue)) await work(services, []);
  const { rows } = await services.ownerPool.query<{ n: number; owners: number }>(
    "select count(distinct xid)::int as n, count(distinct owner)::int as owners from watched",
  );
  expect(rows[0]?.n).toBeGreaterThan(30);
  expect(rows[0]?.owners).toBeGreaterThanOrEqual(4);
  expect(await crossings()).toEqual([]);
});

/** Ask somebody outside, whom no test has. */
const outside: ReadonlySet<string> = new Set();

test("what does write for two is found", async () => {
  await inTransaction(shop.services.ownerPool, async (client) => {
    await client.query(
      "update gift_card set title = title where id = (select min(id) from gift_card where storefront = 'CBFR')",
    );
    await client.query(
      "update gift_card set title = title where id = (select min(id) from gift_card where storefront = 'CBDE')",
    );
  });
  expect(await crossings()).toEqual(["gift_card"]);
});

test("a card pays for nothing of another legal entity", async () => {
  const card = await buyCard(shop, 3000, "CBFR");
  const buyer = await shop.buyer("CBDE");
  await buyer.add("CBDE-cafe-elodie-d");
  await expect(attach(shop, buyer, card)).rejects.toThrow();
});
