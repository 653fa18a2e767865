import { section } from "../line.ts";
import { files } from "./files.ts";

const { commerce, shop } = files;
const admin = `${commerce}admin/`;

/** What the pages of staff promise, in their English words, each with what keeps it. */
export const deskPromises = section("Promises of the desk", {
  "that lasts five minutes": [
    [`${admin}staff/matrix.test.ts`, "what somebody said of who is there holds for five minutes"],
  ],
  "It works once": [
    [`${admin}staff/staff.test.ts`, "who was added sets up how to sign in, signs in, and is signed out after eight"],
  ],
  "They will be signed out everywhere at once.": [
    [`${admin}staff/staff.test.ts`, "somebody who left is out at once, their passkeys and links too"],
  ],
  "It is carried out at once, in both your names.": [
    [`${admin}orders/orders.test.ts`, "above the limit a second person decides: never the first, once"],
  ],
  "Held for four hours": [[`${admin}queues/queues.test.ts`, "gifts of an order that looked unusual wait four hours"]],
  "moved to a new one. This can be done once.": [
    [`${admin}orders/orders.test.ts`, "a card is blocked, issued again once, and shown to whoever says why"],
  ],
  "Open the preview (valid for two days)": [
    [`${shop}content/preview-token.test.ts`, "a token shows its version until it expires"],
  ],
  "within seconds of the time you choose": [
    [`${admin}editing/screens.test.ts`, "a draft is published at its time, by the clock"],
  ],
  "their version stays in the audit log": [
    [`${admin}editing/screens.test.ts`, "of two editors the second is told, and what the first wrote stays"],
  ],
  "It stops working at once and can’t be restored.": [
    [`${shop}api/http/serve.test.ts`, "a key that was revoked is refused at once"],
  ],
  "This books it, once.": [
    [`${shop}checkout/placing/on-invoice.test.ts`, "a paid invoice is booked once, and its credit is free again"],
  ],
  "What has to be kept loses its names.": [
    [
      `${shop}account/orders/orders.test.ts`,
      "orders of a deleted account lose their buyer once nothing may be sent again",
    ],
  ],
});
