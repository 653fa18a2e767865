import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { blockTheseCards } from "../../money/giftcard/index.ts";
import { inTransaction } from "../../platform/database/index.ts";
import { sendEmail } from "../../platform/outbox/send-email.ts";
import { fakeTransport } from "../../platform/outbox/testing/transport.ts";
import { buyCard } from "../checkout/testing/cards.ts";
import { openShop, type Shop } from "../checkout/testing/shop.ts";
import { reminderEmail } from "./email.ts";
import { remind } from "./remind.ts";

let shop: Shop;
let cards: number[];
const day = 86_400_000;

/** Jobs of reminders that were promised, oldest first. */
const promised = async (): Promise<{ to: object; cards: number[]; days: number }[]> => {
  const { rows } = await shop.services.ownerPool.query(
    "select job from letter where queue = $1 order by written_at, job::text",
    [reminderEmail.queue],
  );
  return rows.map(({ job }) => job);
};
const expiryOf = async (card: number): Promise<Date> => {
  const { rows } = await shop.services.ownerPool.query("select expires_on::text as day from gift_card where id = $1", [
    card,
  ]);
  return new Date(`${rows[0].day}T10:00:00Z`);
};
/** Makes an account and adds a card to it. */
const addToAccountOf = async (card: number, email: string): Promise<void> => {
  const { rows } = await shop.services.ownerPool.query<{ id: string }>(
    `with v as (insert into visitor (token_hash) values (sha256(gen_random_uuid()::text::bytea)) returning id)
     insert into account (id, legal_entity, email, email_key, email_verified_at, password_hash, visitor, storefront, language,
       first_name, last_name, created_at)
     select gen_random_uuid(), 'CarteBonheur SAS', $1, $1, $2, '', v.id, 'CBFR', 'fr', 'Zoë', 'Petit', $2 from v returning id`,
    [email, shop.services.clock.now()],
  );
  await shop.services.ownerPool.query("insert into account_card (account, card, added_at) values ($1, $2, $3)", [
    rows[0]?.id,
    card,
    shop.services.clock.now(),
  ]);
};
const moveTo = (moment: Date) => shop.services.clock.advance(moment.getTime() - shop.services.clock.now().getTime());

beforeAll(async () => {
  shop = await openShop();
  cards = [await buyCard(shop, 5000), await buyCard(shop, 5000)];
  await shop.services.ownerPool.query("update delivery set state = 'SENT', sent_at = $1", [shop.services.clock.now()]);
});
afterAll(() => shop.close());

test("90, 30 and 7 days before its last day a card's receiver is told once, by day and over two workers", async () => {
  const [card = 0, other = 0] = cards;
  const last = await expiryOf(card);
  moveTo(new Date(last.getTime() - 91 * day));
  expect(await remind(shop.services)).toBe(0);
  // At five in the morning nobody is written to.
  moveTo(new Date(last.getTime() - 90 * day - 7 * 3_600_000));
  expect(await remind(shop.services)).toBe(0);
  moveTo(new Date(last.getTime() - 90 * day));
  const told = await Promise.all([remind(shop.services), remind(shop.services), remind(shop.services)]);
  expect(told.reduce((sum, one) => sum + one)).toBe(1);
  expect(await remind(shop.services)).toBe(0);
  expect(await promised()).toMatchObject([{ cards: [card, other], days: 90 }]);
  moveTo(new Date(last.getTime() - 29 * day));
  expect(await remind(shop.services)).toBe(1);
  moveTo(new Date(last.getTime() - 7 * day));
  expect(await remind(shop.services)).toBe(1);
  expect((await promised()).map(({ days }) => days)).toEqual([90, 30, 7]);
});

test("what it says: what is left, and until when", async () => {
  const transport = fakeTransport();
  const [job] = (await promised()).slice(-1);
  await sendEmail(shop.services, transport, reminderEmail, job ?? {});
  const [mail] = transport.taken;
  expect(mail?.to).toBe("elodie@example.com");
  expect(mail?.subject).toMatch(/^Vos cartes cadeaux sont valables jusqu’au \d+ \p{L}+ \d{4}$/u);
  expect(mail?.text).toContain("100,00");
  expect(mail?.text).toContain("/verifier-solde/");
});

test("nothing is said of a card that is blocked, or was spent before the email left", async () => {
  const card = await buyCard(shop, 3000);
  await shop.services.ownerPool.query("update delivery set state = 'SENT', sent_at = $1 where state <> 'SENT'", [
    shop.services.clock.now(),
  ]);
  const last = await expiryOf(card);
  moveTo(new Date(last.getTime() - 30 * day));
  expect(await remind(shop.services)).toBe(1);
  await inTransaction(shop.services.pool, (client) => blockTheseCards(client, [card]));
  const transport = fakeTransport();
  const job = (await promised()).at(-1);
  await sendEmail(shop.services, transport, reminderEmail, job ?? {});
  expect(transport.taken).toEqual([]);
  moveTo(new Date(last.getTime() - 7 * day));
  expect(await remind(shop.services)).toBe(0);
});

test("the account that has a card is told, too, and once where the card was sent to its own address", async () => {
  const card = await buyCard(shop, 2500);
  await shop.services.ownerPool.query("update delivery set state = 'SENT', sent_at = $1 where state <> 'SENT'", [
    shop.services.clock.now(),
  ]);
  await addToAccountOf(card, "zoe@example.org");
  await addToAccountOf(card, "elodie@example.com");
  const last = await expiryOf(card);
  moveTo(new Date(last.getTime() - 90 * day));
  expect(await remind(shop.services)).toBe(2);
  const transport = fakeTransport();
  for (const job of (await promised()).slice(-2)) await sendEmail(shop.services, transport, reminderEmail, job);
  expect(transport.taken.map(({ to }) => to).toSorted()).toEqual(["elodie@example.com", "zoe@example.org"]);
  for (const { text } of transport.taken) expect(text).toContain("/compte/donnees/#cards");
});
