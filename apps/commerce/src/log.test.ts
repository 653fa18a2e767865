import { expect, test } from "@jest/globals";
import { describeError, scrub } from "./log.ts";

test("addresses and card numbers leave a text, paths and versions stay", () => {
  expect(scrub("to ada+gift@mail.example.org: 6299990000000000017")).toBe("to [e-mail]: [card number]");
  expect(scrub("no such user <zoë.müller@bücher.example>")).toBe("no such user <[e-mail]>");
  expect(scrub("node_modules/pg@8.23.1/lib/client.js")).toBe("node_modules/pg@8.23.1/lib/client.js");
});

test("an error keeps its name, code and cause, and none of its values", () => {
  const cause = Object.assign(new Error("duplicate key (email)=(ada@example.org)"), {
    code: "23505",
    detail: "ada@example.org",
  });
  const described = describeError(new Error("not written", { cause }));
  expect(described).toMatchObject({ name: "Error", text: "not written", cause: { code: "23505" } });
  expect(JSON.stringify(described)).not.toContain("ada@");
});
