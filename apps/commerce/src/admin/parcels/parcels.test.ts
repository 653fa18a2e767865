import { expect, test } from "@jest/globals";
import { dispatching, printed } from "../../shop/checkout/testing/dispatching.ts";
import { shopForEachTest } from "../../shop/checkout/testing/shop-test.ts";
import { readAudit } from "../staff/audit.ts";
import { startStaffServer } from "../staff/testing/staff-client.ts";

const shop = shopForEachTest();
const { buy, pay } = dispatching(() => shop);

const errors = "errors { code parameter }";
const list = `query { parcels { data { parcels { name storefront cards registered leavesBy held overdue } } ${errors} } }`;
const send = (name: string) => `mutation { sendParcel(name: "${name}") { data { done } ${errors} } }`;

test("what is worth so much that the post asks for a signature is told apart", async () => {
  const buyer = await shop.buyer();
  for (const value of [25_000, 5100]) await buyer.add(printed, { value });
  const { orderUuid } = await buyer.place();
  await pay(await shop.paymentOf(orderUuid));
  const server = await startStaffServer(shop.services);
  try {
    const packer = await server.person("pim@shop.example", "fulfilment");
    expect((await packer.ask(list)).data.parcels).toMatchObject([{ cards: 2, registered: true }]);
  } finally {
    await server.close();
  }
});

test("parcels are printed with their codes, each of them noted, and leave once", async () => {
  const [first, second] = [await buy(printed), await buy(printed)];
  const server = await startStaffServer(shop.services);
  try {
    const packer = await server.person("pim@shop.example", "fulfilment:CBFR");
    const names = [first.number, second.number];
    const shown = (await packer.ask(list)).data.parcels;
    expect(shown[0]).toMatchObject({ registered: false, leavesBy: expect.stringMatching(/T1[56]:00:00\.000Z$/u) });
    expect(shown.map(({ name }: { name: string }) => name).sort()).toEqual([...names].sort());
    const why = "Today's parcels.";
    expect(await packer.file("/files/parcels.pdf", { names, why })).toMatchObject({ errors: [{ code: "PROVE" }] });
    await packer.prove();
    const { bytes } = await packer.file("/files/parcels.pdf", { names, why });
    expect(bytes?.subarray(0, 5).toString()).toBe("%PDF-");
    // Each label has its name as bars, to be scanned when it leaves.
    expect(bytes?.toString("latin1").match(/\/Subtype \/Image/gu)?.length).toBeGreaterThanOrEqual(2);
    expect(await shop.count("gift_card_reveal", "purpose = 'dispatch.print'")).toBe(2);
    const [line] = await readAudit(shop.services.pool, { subject: first.number });
    expect(line).toMatchObject({ operation: "parcels.print", why, after: { printed: first.number, cards: 1 } });
    expect(await packer.ask(send(first.number))).toMatchObject({ data: { done: true } });
    expect(await packer.ask(send(first.number))).toMatchObject({ errors: [{ code: "PARCEL_SENT" }] });
    expect(await packer.file("/files/parcels.pdf", { names, why })).toMatchObject({
      errors: [{ code: "PARCEL_SENT" }],
    });
    expect((await packer.ask(list)).data.parcels).toHaveLength(1);
    expect(await shop.state(first.orderUuid)).toBe("COMPLETED");
  } finally {
    await server.close();
  }
});
