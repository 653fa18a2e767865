import { hash, randomBytes } from "node:crypto";
import { createShop, getStorefront } from "@giftshop/storefront-config";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { issueInvoice } from "../../money/documents/index.ts";
import { paidOrder, present } from "../../money/documents/testing/paid-order.ts";
import { inTransaction } from "../../platform/database/index.ts";
import { startTestServer, type TestClient, type TestServer } from "../../testing/test-client.ts";
import type { TestServices } from "../../testing/test-services.ts";
import { newCompany } from "../checkout/testing/companies.ts";
import { openShop, type Shop } from "../checkout/testing/shop.ts";
import { companyInvoices } from "../company/invoices.ts";
import { documentEmail } from "./emails.ts";
import { issueOrderInvoice, makeDocumentFiles } from "./make-files.ts";
import { drawDocument } from "./pdf/draw-document.ts";

let services: TestServices;
let server: TestServer;
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  services = shop.services;
  server = await startTestServer(services);
});
afterAll(async () => {
  await server.close();
  await shop.close();
});

const shape = "{ documents { id kind number pdf xml } canRequestInvoice }";
const ask = async (client: TestClient, kind: "query" | "mutation", name: string, orderUuid: string) =>
  (
    await client.ask(
      `${kind} ($userData: UserDataInput!, $orderUuid: ID!) {
        answer: ${name}(userData: $userData, orderUuid: $orderUuid) { data ${shape} errors { code } } }`,
      { orderUuid },
    )
  ).data.answer;

/** A browser whose visitor has this order. */
const browserOf = async (order: string): Promise<TestClient> => {
  const client = server.client("CBFR");
  client.cookies.set("visitor", "abcdefghijklmnopqrstuv");
  await services.ownerPool.query("delete from visitor where token_hash = sha256('abcdefghijklmnopqrstuv')");
  await services.ownerPool.query(
    `update visitor set token_hash = sha256('abcdefghijklmnopqrstuv')
     where id = (select visitor from shop_order where id = $1)`,
    [order],
  );
  return client;
};

/** A browser in which this account is signed in. */
const signedInAs = async (account: string): Promise<TestClient> => {
  const client = server.client("CBFR");
  const token = randomBytes(32).toString("base64url");
  const { legalEntity } = getStorefront("CBFR");
  client.cookies.set(`session-${hash("sha256", legalEntity).slice(0, 12)}`, token);
  const { ownerPool } = services;
  await ownerPool.query("update session set token_hash = sha256($2) where account = $1", [account, Buffer.from(token)]);
  return client;
};

const download = (path: string, { cookies }: TestClient) =>
  fetch(`${server.url}${path}`, {
    headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
  });

const renderAll = async (): Promise<void> => {
  const { rows } = await services.pool.query<{ id: string }>("select id from document");
  for (const { id } of rows) await makeDocumentFiles(services, { documentId: id });
};

test("a consumer asks for the invoice on the page of the order; nobody else gets it", async () => {
  const order = await paidOrder(services);
  const buyer = await browserOf(order);
  expect((await ask(buyer, "query", "orderDocuments", order)).data).toEqual({ documents: [], canRequestInvoice: true });
  const { data } = await ask(buyer, "mutation", "requestInvoice", order);
  expect(data).toMatchObject({ documents: [{ kind: "INVOICE", pdf: null }], canRequestInvoice: false });
  expect((await ask(buyer, "mutation", "requestInvoice", order)).data.documents).toEqual(data.documents);
  await renderAll();
  const [document] = (await ask(buyer, "query", "orderDocuments", order)).data.documents;
  const pdf = await download(document.pdf, buyer);
  expect([pdf.status, pdf.headers.get("content-type"), pdf.headers.get("cache-control")]).toEqual([
    200,
    "application/pdf",
    "no-store",
  ]);
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
  expect(await (await download(document.xml, buyer)).text()).toContain("urn:cen.eu:en16931:2017");

  const stranger = server.client("CBFR");
  expect((await ask(stranger, "query", "orderDocuments", order)).errors).toEqual([{ code: 2042 }]);
  expect((await ask(stranger, "mutation", "requestInvoice", order)).errors).toEqual([{ code: 2042 }]);
  expect((await download(document.pdf, stranger)).status).toBe(404);
  expect((await download(document.pdf.replace(/^.{20}/, "/documents/00000000-"), buyer)).status).toBe(404);
});

test("a company is sent its invoice by email as soon as it has paid, a consumer is not", async () => {
  const buy = async (over: Record<string, unknown>) => {
    const buyer = await shop.buyer();
    await buyer.add("cafe-elodie-d");
    const { orderUuid } = await buyer.place(over);
    shop.provider.move(await shop.paymentOf(orderUuid), "PAID");
    await shop.settle(20_000);
    return orderUuid;
  };
  const billing = {
    firstName: "Élodie",
    lastName: "Martin",
    email: "compta@example.com",
    customerType: "BUSINESS",
    companyName: "Œuvres SARL",
    vatNumber: "FR83404833048",
    referenceNumber: "PO 1",
    postCode: "75011",
    houseNumber: "12",
    street: "Rue Oberkampf",
    city: "Paris",
    countryCode: "FR",
  };
  const ofCompany = await buy({ billing });
  await buy({});
  const { rows } = await services.pool.query<{ data: { orderId: string } }>(
    "select data from pgboss.job where name = 'documents.issue'",
  );
  expect(rows.map(({ data }) => data.orderId)).toEqual([ofCompany]);
  await Promise.all([1, 2, 3].map(() => issueOrderInvoice(services, { orderId: ofCompany })));
  await renderAll();
  await renderAll();
  const { rows: emails } = await services.pool.query<{ job: { documentId: string } }>(
    "select job from letter l join document d on d.id::text = l.job->>'documentId' where d.order_id = $1",
    [ofCompany],
  );
  expect(emails).toHaveLength(1);
  const mail = await documentEmail.compose(services, emails[0]?.job ?? {});
  expect(mail).toMatchObject({
    to: "compta@example.com",
    attachments: [{ contentType: "application/pdf" }, { contentType: "application/xml" }],
  });
  expect(mail?.subject).toContain(await shop.numberOf(ofCompany));
});

test("everybody of a company has the files of what it bought on invoice; another company has none", async () => {
  const company = await newCompany(shop);
  const { buyer, billing } = company.owner;
  await buyer.add("only-digital-d");
  const { orderUuid } = await buyer.place({ billing, paymentMethod: "invoice", delivery: null });
  await issueOrderInvoice(services, { orderId: orderUuid });
  await renderAll();
  const reader = await company.join("READER");
  const { invoices } = await companyInvoices(12, reader.buyer.scope);
  expect(invoices).toMatchObject([{ orderId: orderUuid, documents: [{ kind: "INVOICE", ready: true }] }]);
  const path = `/documents/${invoices[0]?.documents[0]?.id}.pdf`;
  expect((await download(path, await signedInAs(reader.account))).status).toBe(200);
  const stranger = (await newCompany(shop)).owner;
  expect((await download(path, await signedInAs(stranger.account))).status).toBe(404);
  expect((await companyInvoices(12, stranger.buyer.scope)).invoices).toEqual([]);
});

test("a PDF is tagged, says its language, embeds its fonts and its XML, and is quickly made", async () => {
  const order = await paidOrder(
    services,
    Array.from({ length: 12 }, () => present(5000, 299, 150)),
  );
  const issued = await inTransaction(services.pool, (client) => issueInvoice(client, order, new Date()));
  if (issued === undefined) throw new Error("The order has no invoice.");
  const arabic = createShop("GCSAE", "ar");
  await drawDocument(issued.document, arabic);
  let pdf = "";
  const times: number[] = [];
  const quickest = () => Math.min(...times, Number.POSITIVE_INFINITY);
  while (times.length < 100 && (times.length < 5 || quickest() >= 150)) {
    const before = process.cpuUsage();
    pdf = (await drawDocument(issued.document, arabic)).toString("latin1");
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  // The quickest counts: the others waited for this machine.
  expect(quickest()).toBeLessThan(150);
  const parts = ["/StructTreeRoot", "/Marked true", "/Lang (ar", "/FontFile2", "/EmbeddedFile", "pdfaid:part"];
  const data = ["factur-x.xml", "/AFRelationship /Alternative", "<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>"];
  for (const part of [...parts, ...data]) expect(pdf).toContain(part);
  expect(pdf).not.toContain("/BaseFont /Helvetica");
});
