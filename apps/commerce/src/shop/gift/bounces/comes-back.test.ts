import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Sandbox, startSandbox } from "@giftshop/sandbox";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { smtpTransport } from "../../../platform/outbox/transport.ts";
import { readNotice } from "./read-notice.ts";

/** From an email that a mail server takes to the notice of it, over SMTP. */
let sandbox: Sandbox;
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "bounces-"));
  sandbox = await startSandbox({ httpPort: 0, smtpPort: 0, dataDirectory: directory });
});
afterAll(async () => {
  await sandbox.close();
  await rm(directory, { recursive: true });
});

const orderId = "0f8fad5b-d9cb-469f-a165-70867728950e";
const gift = (to: string) => ({
  storefront: "CBFR" as const,
  messageId: `<gift.42.${orderId}@cartebonheur.example>`,
  from: { name: "Carte Bonheur", address: "service@cartebonheur.example" },
  to,
  subject: "Un cadeau pour Zoë",
  html: "<p>6000 0000</p>",
  text: "6000 0000",
  attachments: [],
});

test.each([
  ["to the address of the setting", "bounces@cartebonheur.example", "bounces@cartebonheur.example"],
  ["without one, to who it is from", undefined, "service@cartebonheur.example"],
])("an email that nobody takes comes back %s, and names its gift", async (_, setting, expected) => {
  const transport = smtpTransport(sandbox.smtpUrl, 1, setting);
  try {
    await transport.send(gift("zoe@nobody.example"));
    await transport.send(gift("zoe@example.org"));
  } finally {
    transport.close();
  }
  const [notice] = sandbox.mailbox.list(expected);
  expect(readNotice(sandbox.mailbox.raw(notice?.id ?? "")?.toString("latin1") ?? "")).toEqual({
    package: 42,
    orderId,
    status: "5.1.1",
  });
  expect(sandbox.mailbox.list("zoe@nobody.example")).toEqual([]);
  expect(sandbox.mailbox.list("zoe@example.org")).toMatchObject([{ from: expected }]);
  sandbox.mailbox.clear();
});
