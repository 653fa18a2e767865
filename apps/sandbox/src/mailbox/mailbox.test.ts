import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { createTransport, type SendMailOptions } from "nodemailer";
import { createWorld, jsonOf, type World } from "../testing/world.ts";
import type { Message, OpenMessage } from "./message.ts";

let world: World;

beforeEach(async () => {
  world = await createWorld();
});

afterEach(() => world.close());

const gift: SendMailOptions = {
  from: "shop@cbfr.example",
  to: "Elodie@mail.example",
  subject: "Élodie, your gift card is here",
  messageId: "<card-1@cbfr.example>",
  headers: { "X-Storefront": "CBFR" },
  text: "Number 6000 0000 0000 0000 001",
  html: '<p>Number <b>6000</b></p><img src="cid:barcode">',
  attachments: [{ filename: "barcode.svg", cid: "barcode", content: "<svg/>", contentType: "image/svg+xml" }],
};

const send = async (options: SendMailOptions = gift): Promise<void> => {
  const transport = createTransport(world.sandbox.smtpUrl);
  try {
    await transport.sendMail(options);
  } finally {
    transport.close();
  }
};

const get = (path: string) => fetch(`${world.sandbox.url}${path}`);

test("a message that was sent can be found, opened and read", async () => {
  await send();
  await send({ ...gift, to: "other@mail.example" });
  const { messages } = await jsonOf<{ messages: Message[] }>(await get("/mail.json?to=elodie@mail.example"));
  const id = messages[0]?.id;
  expect(messages).toMatchObject([{ subject: gift.subject, storefront: "CBFR", to: "elodie@mail.example" }]);
  const opened = await jsonOf<OpenMessage>(await get(`/mail/${id}.json`));
  expect(opened.text).toContain("6000 0000 0000 0000 001");
  expect(opened.attachments).toMatchObject([{ name: "barcode.svg", contentType: "image/svg+xml" }]);
  const body = await get(`/mail/${id}/body`);
  expect(body.headers.get("content-security-policy")).toMatch(/^sandbox /);
  expect(await body.text()).toContain(`<img src="/mail/${id}/attachments/0">`);
  expect(await (await get(`/mail/${id}/attachments/0`)).text()).toBe("<svg/>");
});

test("the same message twice to the same address is one message with two copies", async () => {
  await send();
  await send();
  await send({ ...gift, to: "other@mail.example" });
  expect(world.sandbox.mailbox.list("elodie@mail.example")).toMatchObject([{ copies: 2 }]);
  expect(world.sandbox.mailbox.list()).toHaveLength(2);
});

test("what nobody takes comes back to its sender as a notice with its head, and no notice is written of that", async () => {
  await send({ ...gift, to: "zoe@nobody.example" });
  await send({ ...gift, to: "zoe@nobody.example", envelope: { from: "", to: "zoe@nobody.example" } });
  const { messages } = await jsonOf<{ messages: Message[] }>(await get("/mail.json"));
  expect(messages).toMatchObject([{ to: "shop@cbfr.example", from: "" }]);
  const notice = await (await get(`/mail/${messages[0]?.id}/raw`)).text();
  expect(notice).toMatch(/^Final-Recipient: rfc822; zoe@nobody\.example\r\nAction: failed\r\nStatus: 5\.1\.1\r$/mu);
  expect(notice).toMatch(/^Message-ID: <card-1@cbfr\.example>\r$/mu);
  expect(notice).not.toContain("6000");
});

test("mail outlives a restart", async () => {
  await send();
  world = await world.restart();
  await send();
  expect(world.sandbox.mailbox.list()).toMatchObject([{ copies: 2 }]);
  expect((await world.sandbox.mailbox.open("1"))?.text).toContain("6000");
});

test("pages escape what a sender wrote", async () => {
  await send({ ...gift, subject: "<script>alert(1)</script>" });
  const list = await (await get("/mail")).text();
  expect(list).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(list).not.toContain("<script>");
});

test.each([["451"], ["550"]] as const)("on demand the server answers %s once and keeps nothing", async (kind) => {
  world.sandbox.faults.add({ on: "smtp", kind, times: 1, milliseconds: 1 });
  await expect(send()).rejects.toMatchObject({ responseCode: Number(kind) });
  expect(world.sandbox.mailbox.list()).toHaveLength(0);
  await send();
  expect(world.sandbox.mailbox.list()).toHaveLength(1);
});

test("tests can empty the mailbox", async () => {
  await send();
  await fetch(`${world.sandbox.url}/mail.json`, { method: "DELETE" });
  expect(world.sandbox.mailbox.list()).toHaveLength(0);
  await send();
  expect((await world.sandbox.mailbox.open("1"))?.subject).toBe(gift.subject);
});
