import { expect, test } from "@jest/globals";
import { mailboxKey } from "./mailbox-key.ts";

test.each(["Name@Example.com", "name+0@example.com", "NAME+a+b@EXAMPLE.COM", " name@example.com "])(
  "%s is name@example.com",
  (email) => {
    expect(mailboxKey(email)).toBe(mailboxKey("name@example.com"));
  },
);

test.each(["nam@example.com", "name@example.org", "na.me@example.com"])("%s is another mailbox", (email) => {
  expect(mailboxKey(email)).not.toBe(mailboxKey("name@example.com"));
});
