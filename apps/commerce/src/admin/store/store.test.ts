import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { createTestServices, type TestServices } from "../../testing/test-services.ts";
import { type StaffClient, type StaffServer, startStaffServer } from "../staff/testing/staff-client.ts";

let services: TestServices;
let server: StaffServer;
let editor: StaffClient;
let other: StaffClient;
beforeAll(async () => {
  services = await createTestServices();
  server = await startStaffServer(services);
  editor = await server.person("editor@shop.example", "content:CBFR");
  other = await server.person("other@shop.example", "content");
});
afterAll(async () => {
  await server.close();
  await services.close();
});

const errors = "errors { code parameter }";
const variables = "$part: StorePart!, $version: String!";
const named = 'storefront: "CBFR", part: $part, version: $version';
const read = async (part: string) =>
  (
    await editor.ask(
      `query Part($part: StorePart!) { storePart(storefront: "CBFR", part: $part) {
        data { version state said published writtenAt languages routes paymentIcons countries } ${errors} } }`,
      { part },
    )
  ).data;
const keep = (client: StaffClient, part: string, said: object, version: string) =>
  client.ask(
    `mutation Keep(${variables}, $said: String!) { keepStorePart(${named}, said: $said) {
      data { version findings { column message } } ${errors} } }`,
    { part, said: JSON.stringify(said), version },
  );
const end = (client: StaffClient, how: "publish" | "drop", part: string, version: string) =>
  client.ask(`mutation End(${variables}) { ${how}StorePart(${named}) { data { done } ${errors} } }`, { part, version });

const warned = (text: string) => ({
  site: { shown: true, text: { fr: text } },
  redeem: { shown: false, text: {} },
  checkout: { shown: false, text: {} },
});

test("a part begins as its record says it, is kept as a draft, and published; pages are told once it is", async () => {
  const first = await read("WARNINGS");
  expect(first).toMatchObject({ version: "0", state: "RECORD", published: null, writtenAt: null, languages: ["fr"] });
  const kept = (await keep(editor, "WARNINGS", warned("Grève."), "0")).data;
  expect(kept.findings).toEqual([]);
  const draft = await read("WARNINGS");
  expect([draft.state, JSON.parse(draft.said).site.text.fr]).toEqual(["DRAFT", "Grève."]);
  expect(draft.published).toBe(first.said);
  expect((await end(editor, "publish", "WARNINGS", kept.version)).data).toEqual({ done: true });
  expect(await read("WARNINGS")).toMatchObject({ state: "PUBLISHED", published: null, version: kept.version });
  const { rows } = await services.ownerPool.query(
    "select count(*)::int as calls from pgboss.job where name = 'storefront-purge' and data->'tags' ? 'storefront:CBFR'",
  );
  expect(rows[0].calls).toBe(services.environment.storefrontUrls.length);
});

test("of two editors who saw the same the second is told, and nothing is written over", async () => {
  const { version } = await read("WARNINGS");
  const all = await Promise.all([
    keep(editor, "WARNINGS", warned("Un."), version),
    keep(other, "WARNINGS", warned("Deux."), version),
  ]);
  const refused = all.filter(({ data }) => data === null);
  expect(refused.map((answer) => answer.errors)).toEqual([[{ code: "CHANGED", parameter: "version" }]]);
  const draft = await read("WARNINGS");
  expect((await end(other, "publish", "WARNINGS", version)).errors[0].code).toBe("CHANGED");
  expect((await end(other, "drop", "WARNINGS", draft.version)).data).toEqual({ done: true });
  expect(await read("WARNINGS")).toMatchObject({ state: "PUBLISHED", version });

  // Whoever writes without looking at the version loses what the first has written.
  const shelf = new Map([["said", "before"]]);
  const naive = async (said: string) => void shelf.set("said", said);
  await Promise.all([naive("one"), naive("two")]);
  expect([...shelf.values()]).not.toContain("one");
});

test("what is wrong is said by its place, and a picture has to be kept", async () => {
  const { data } = await keep(
    editor,
    "FOOTER",
    {
      paymentIcons: ["gold"],
      mainLogo: { image: "0".repeat(32), alt: { fr: "" } },
      footerLogo: null,
    },
    "0",
  );
  expect(data.findings).toEqual([
    { column: "paymentIcons[0]", message: "is not paid with here" },
    { column: "mainLogo.alt.fr", message: "is missing" },
    { column: "mainLogo.image", message: "is not a picture that is kept" },
  ]);
  expect((await read("FOOTER")).state).toBe("RECORD");
});

test("each change is in the audit, with what was there before", async () => {
  const { rows } = await services.ownerPool.query(
    "select operation, why, after->'site'->'text'->>'fr' as said from staff_audit where subject = 'CBFR WARNINGS' order by id",
  );
  expect(rows.slice(0, 2)).toEqual([
    { operation: "store.write", why: "A draft.", said: "Grève." },
    { operation: "store.publish", why: "Published.", said: "Grève." },
  ]);
});
