import { expect, test } from "@jest/globals";
import { quoting } from "../../checkout/testing/quoting.ts";
import { apiForFile } from "../testing/api-test.ts";
import { apiCommand } from "./api-command.ts";

const { shop, call } = apiForFile();
const quotes = quoting(() => shop);

const run = (...words: string[]) => apiCommand(shop.services, words);

test("a company that was approved credit gets a key, which works until it is revoked", async () => {
  expect(await run("companies")).toMatchObject({ text: "No company has credit.", done: true });
  const reference = await quotes.request(await shop.buyer(), {}, "only-digital-d");
  await quotes.price(reference);
  await quotes.send(reference, { onInvoice: true });
  const { text } = await run("companies");
  const [credit = ""] = text.split("  ");
  expect(text).toContain("Atelier Fontaine SARL");

  const made = await run("key", credit, "live", "orders:read,credit:read", "For", "the", "till");
  expect(made.done).toBe(true);
  const [key] = made.text.split("\n");
  expect((await call("/key", { key })).body).toMatchObject({
    company: "Atelier Fontaine SARL",
    name: "For the till",
    scopes: ["orders:read", "credit:read"],
  });
  const [row = ""] = (await run("keys", credit)).text.split("\n");
  expect(row).toContain(`${key?.slice(0, 12)}…`);
  expect(row).not.toContain(key);
  expect(await run("revoke", row.split("  ")[0] ?? "")).toMatchObject({ done: true });
  expect((await call("/key", { key })).status).toBe(401);
});

test("what is not understood makes no key", async () => {
  const credit = "00000000-0000-4000-8000-000000000000";
  for (const words of [
    [],
    ["key", credit, "live", "everything", "x"],
    ["key", credit, "both", "all", "x"],
    ["key", credit, "live", "all"],
  ])
    expect((await run(...words)).text).toContain("api key <credit>");
  expect(await run("key", credit, "live", "all", "x")).toEqual({ text: "There is no such credit.", done: false });
  expect(await run("revoke", credit)).toMatchObject({ done: false });
});
