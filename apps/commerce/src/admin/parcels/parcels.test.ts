import { expect, test } from "@jest/globals";
import { dispatching, printed } from "../../shop/checkout/testing/dispatching.ts";
import { shopForEachTest } from "../../shop/checkout/testing/shop-test.ts";
import { readAudit } from "../staff/audit.ts";
import { startStaffServer } from "../staff/testing/staff-client.ts";

const shop = shopForEachTest();
const { buy } = dispatching(() => shop);

const errors = "errors { code parameter }";
const list = `query { parcels { data { parcels { name storefront cards held overdue } } ${errors} } }`;
const send = (name: string) => `mutation { sendParcel(name: "${name}") { data { done } ${errors} } }`;

test("parcels are printed with their codes, each of them noted, and leave once", async () => {
  const [first, second] = [await buy(printed), await buy(printed)];
  const server = await startStaffServer(shop.services);
  try {
    const packer = await server.person("pim@shop.example", "fulfilment:CBFR");
    const names = [first.number, second.number];
    const shown = (await packer.ask(list)).data.parcels;
    expect(shown.map(({ name }: { name: string }) => name).sort()).toEqual([...names].sort());
    const why = "Today's parcels.";
    expect(await packer.file("/files/parcels.pdf", { names, why })).toMatchObject({ errors: [{ code: "PROVE" }] });
    await packer.prove();
    const { bytes } = await packer.file("/files/parcels.pdf", { names, why });
    expect(bytes?.subarray(0, 5).toString()).toBe("%PDF-");
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
