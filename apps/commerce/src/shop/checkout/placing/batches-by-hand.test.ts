import { randomUUID } from "node:crypto";
import { expect, test } from "@jest/globals";
import { TextWriter, Uint8ArrayReader, ZipReader } from "@zip.js/zip.js";
import { fakeTransport } from "../../../platform/outbox/testing/transport.ts";
import { addRows } from "../../batch/add-rows.ts";
import { beginBatch } from "../../batch/begin-batch.ts";
import { revealBatch } from "../../batch/reveal-batch.ts";
import { showBatch } from "../../batch/show-batch.ts";
import type { TypedRow } from "../../batch/types.ts";
import { openGift } from "../../gift/open-gift.ts";
import { showGift } from "../../gift/show-gift.ts";
import { press, wrapped } from "../../gift/testing/wrapped-gifts.ts";
import { orderForMail } from "../emails/order-for-mail.ts";
import { type Colleague, newCompany, password } from "../testing/companies.ts";
import { sendGift } from "../testing/send-emails.ts";
import { shopForEachTest } from "../testing/shop-test.ts";
import { showOrder } from "../view/show-order.ts";
import { orderBatch } from "./order-batch.ts";

/**
 * Gifts of a list that its buyer prints or hands over: nobody
 * is e-mailed, and who gets the links is written down.
 */
const shop = shopForEachTest(wrapped);

const variation = async (sku: string): Promise<string> =>
  `${(await shop.services.pool.query("select id from variation where sku = $1", [`CBFR-${sku}`])).rows[0].id}`;
const rows: TypedRow[] = ["Zoë", "Noé", "Tom"].map((firstName) => ({ email: "", firstName, value: "25" }));

const begin = async ({ buyer }: Colleague, over: Record<string, unknown> = {}, typed: readonly TypedRow[] = rows) => {
  const input = {
    variationId: await variation("only-digital-d"),
    delivery: "HAND" as const,
    rows: typed.length,
    ...over,
  };
  const batch = await beginBatch(input, buyer.scope);
  return addRows(batch.id, 0, typed, buyer.scope);
};
const order = ({ buyer, billing }: Colleague, id: string) => {
  const input = { billing, paymentMethod: "invoice", acceptTerms: true, idempotencyKey: randomUUID(), id };
  return orderBatch(input, buyer.scope, shop.context);
};
const read = async ({ file, password: opens }: Awaited<ReturnType<typeof revealBatch>>): Promise<string[][]> => {
  const [entry] = await new ZipReader(new Uint8ArrayReader(new Uint8Array(Buffer.from(file, "base64")))).getEntries();
  if (entry === undefined || entry.directory) throw new Error("The file is empty.");
  const text = await entry.getData(new TextWriter(), { password: opens });
  return text
    .trim()
    .split("\n")
    .map((line) => line.trim().split(";"));
};

test("nobody is e-mailed, and the links open the gifts", async () => {
  const { owner } = await newCompany(shop);
  const batch = await begin(owner);
  const { scope } = owner.buyer;
  const { orderUuid } = await order(owner, batch.id);
  expect(await showBatch({ ...batch, orderId: orderUuid }, scope)).toMatchObject({
    state: "ORDERED",
    progress: { sent: 3 },
  });
  expect((await showOrder(orderUuid, "uuid", scope)).details?.giftBatch).toBe("HAND");
  expect(await orderForMail(shop.services.pool, orderUuid)).toMatchObject({
    onInvoice: true,
    more: 0,
    deliveries: [{ receiver: "Zoë", handedOver: true }, { receiver: "Noé" }, { receiver: "Tom" }],
  });
  const transport = fakeTransport();
  const { rows: jobs } = await shop.services.ownerPool.query<{ id: number }>(
    "select (data ->> 'packageId')::bigint as id from pgboss.job where name = 'mail.gift'",
  );
  for (const { id } of jobs) await sendGift(shop.services, transport, id);
  expect(transport.taken).toEqual([]);

  const [head, ...lines] = await read(await revealBatch(batch.id, password, scope));
  expect(head?.slice(1)).toEqual(["Nom", "Valeur", "Devise", "Lien"]);
  expect(lines.map((line) => line.slice(1, 4))).toEqual([
    ["Zoë", "25,00", "EUR"],
    ["Noé", "25,00", "EUR"],
    ["Tom", "25,00", "EUR"],
  ]);
  const token = lines[0]?.[4]?.replace(/\/$/u, "").split("/").at(-1) ?? "";
  expect(await showGift(token, scope)).toMatchObject({ senderFirstName: "Claire", receiverFirstName: "Zoë" });
  expect(await openGift(press(token), (await shop.buyer()).scope)).toMatchObject({ cards: [{ balance: 2500 }] });
  // What was opened is its receiver's.
  expect(await read(await revealBatch(batch.id, password, scope))).toHaveLength(3);
  const { rows: reveals } = await shop.services.pool.query(
    "select account, gifts from gift_batch_reveal where order_id = $1 order by id",
    [orderUuid],
  );
  expect(reveals).toEqual([
    { account: owner.account, gifts: 3 },
    { account: owner.account, gifts: 2 },
  ]);
});

test("a list names its sender; what an email or a page cannot say is refused", async () => {
  const { owner } = await newCompany(shop);
  const batch = await begin(owner, { senderName: "  Fontaine & Co " });
  const { scope } = owner.buyer;
  await order(owner, batch.id);
  const [, line] = await read(await revealBatch(batch.id, password, scope));
  const token = line?.[4]?.replace(/\/$/u, "").split("/").at(-1) ?? "";
  expect(await showGift(token, scope)).toMatchObject({ senderFirstName: "Fontaine & Co", receiverFirstName: "Zoë" });
  for (const senderName of ["www.example.org", "<b>", "a".repeat(81)])
    await expect(begin(owner, { senderName })).rejects.toMatchObject({ problems: [{ parameter: "input.senderName" }] });
});

test("another password gets nothing, nor does who is no owner, nor another company; nothing of it is written", async () => {
  const company = await newCompany(shop);
  const { owner } = company;
  const batch = await begin(owner);
  await expect(revealBatch(batch.id, password, owner.buyer.scope)).rejects.toMatchObject({ code: 2521 });
  await order(owner, batch.id);
  await expect(revealBatch(batch.id, "guessed", owner.buyer.scope)).rejects.toMatchObject({ code: 2203 });
  for (const role of ["APPROVER", "ORDERER", "READER"] as const) {
    const colleague = await company.join(role);
    await expect(revealBatch(batch.id, password, colleague.buyer.scope)).rejects.toMatchObject({ code: 2512 });
  }
  const stranger = (await newCompany(shop)).owner;
  await expect(revealBatch(batch.id, password, stranger.buyer.scope)).rejects.toMatchObject({ code: 2520 });
  expect(await shop.count("gift_batch_reveal")).toBe(0);
  const second = await company.join("OWNER");
  expect(await read(await revealBatch(batch.id, password, second.buyer.scope))).toHaveLength(4);
});

test("a list that we send has no links to hand over, and one to hand over is for no day", async () => {
  const { owner } = await newCompany(shop);
  const sent = await begin(owner, { delivery: "EMAIL" }, [{ email: "zoe@example.org", firstName: "Zoë", value: "25" }]);
  await order(owner, sent.id);
  await expect(revealBatch(sent.id, password, owner.buyer.scope)).rejects.toMatchObject({ code: 2521 });
  const day = new Date(shop.services.clock.now().getTime() + 5 * 86_400_000).toISOString().slice(0, 10);
  const dated = await begin(owner, {}, [{ email: "", firstName: "Zoë", value: "25", date: day }]);
  expect((await showBatch(dated, owner.buyer.scope)).faulty[0]?.faults).toEqual([["date", "notAnOption"]]);
});
