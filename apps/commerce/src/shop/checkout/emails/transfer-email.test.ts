import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { openShop, type Shop } from "../testing/shop.ts";
import { type TransferJob, transferEmail } from "./emails.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const jobs = async (): Promise<TransferJob[]> =>
  (
    await shop.services.pool.query<{ job: TransferJob }>("select job from letter where queue = 'mail.transfer'")
  ).rows.map(({ job }) => job);

test("a bank transfer waits with account, reference and QR code: in one email, and on the page of its buyer alone", async () => {
  await shop.sells("CBDE");
  const buyer = await shop.buyer("CBDE");
  await buyer.add("CBDE-cafe-elodie-d");
  const { orderUuid } = await buyer.place({ paymentMethod: "banktransfer" });
  const payment = await shop.paymentOf(orderUuid);
  await shop.announce(payment);
  shop.provider.move(payment, "PENDING");
  await shop.announce(payment);
  const [job, ...more] = await jobs();
  expect(more).toEqual([]);
  const mail = job && (await transferEmail.compose(shop.services, job));
  expect(mail?.text).toContain("NL91ABNA0417164300");
  expect(mail?.text).toContain(`RF${payment}`);
  expect(mail?.attachments).toMatchObject([{ cid: "epc", contentType: "image/png" }]);

  const { details } = await buyer.show(orderUuid);
  expect(details?.transfer).toMatchObject({ account: "NL91ABNA0417164300", reference: `RF${payment}`, amount: 5000 });
  expect(details?.transfer?.qrCode).toMatch(/^data:image\/png;base64,/u);
  expect((await (await shop.buyer("CBDE")).show(orderUuid)).details).toBeNull();

  shop.provider.move(payment, "PAID");
  await shop.announce(payment);
  expect((await buyer.show(orderUuid)).details?.transfer).toBeNull();
  expect(job && (await transferEmail.compose(shop.services, job))).toBeUndefined();
});
