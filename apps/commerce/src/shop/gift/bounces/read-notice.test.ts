import { expect, test } from "@jest/globals";
import { readNotice } from "./read-notice.ts";

const orderId = "0f8fad5b-d9cb-469f-a165-70867728950e";
const notice = (over: { action?: string; status?: string; id?: string } = {}): string =>
  [
    "From: MAILER-DAEMON@mail.example",
    "Message-ID: <20261127@mail.example>",
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    "",
    "--b",
    "Content-Type: message/delivery-status",
    "",
    "Reporting-MTA: dns; mail.example",
    "",
    "Final-Recipient: rfc822; zoe@mail.example",
    `Action: ${over.action ?? "failed"}`,
    `Status: ${over.status ?? "5.1.1"}`,
    "",
    "--b",
    "Content-Type: text/rfc822-headers",
    "",
    "Subject: Action: failed",
    `Message-Id: <${over.id ?? `gift.42.${orderId}@shop.example`}>`,
    "",
  ].join("\r\n");

test("a notice says which gift came back, and why", () => {
  expect(readNotice(notice())).toEqual({ package: 42, orderId, status: "5.1.1" });
});

test("an id in a line of its own is read, as mailers fold long fields", () => {
  const folded = notice().replace("Message-Id: <gift", "Message-ID:\r\n <gift");
  expect(readNotice(folded)).toEqual({ package: 42, orderId, status: "5.1.1" });
});

test.each([
  ["one that is delayed", { action: "delayed", status: "4.4.1" }],
  ["one that may still be delivered", { status: "4.2.2" }],
  ["one of another email", { id: "order-confirmation.7@shop.example" }],
  ["one whose id is no order's", { id: "gift.42.none@shop.example" }],
])("%s is none", (_, over) => expect(readNotice(notice(over))).toBeUndefined());

test("a message that only speaks of it is none", () => {
  expect(readNotice("Subject: hello\r\n\r\nAction: failed, they said.")).toBeUndefined();
});
