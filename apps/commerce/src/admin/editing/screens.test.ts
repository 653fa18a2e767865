import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { openShop, type Shop } from "../../shop/checkout/testing/shop.ts";
import { type StaffClient, type StaffServer, startStaffServer } from "../staff/testing/staff-client.ts";
import { publishDue } from "./publish-due.ts";
import { doRun } from "./runs/do-run.ts";

let shop: Shop;
let server: StaffServer;
let editor: StaffClient;
let other: StaffClient;
beforeAll(async () => {
  shop = await openShop();
  server = await startStaffServer(shop.services);
  editor = await server.person("editor@shop.example", "content:CBFR");
  other = await server.person("other@shop.example", "content,fulfilment");
});
afterAll(async () => {
  await server.close();
  await shop.close();
});

const errors = "errors { code parameter }";
const name = (key: string) => ({ storefront: "CBFR", kind: "POST", key, language: "fr" });
const words = (key: string, change: object = {}) => ({
  ...name(key),
  path: key,
  title: "Offrir sans se tromper",
  description: "Comment choisir.",
  intro: "",
  noindex: false,
  taxonomy: [],
  blocks: [{ blockType: "TITLE_AND_BODY", title: "Un", body: "Deux" }],
  ...change,
});
const keep = (client: StaffClient, page: object, version: string) =>
  client.ask(
    `mutation Keep($page: String!, $version: String!) { keepPage(storefront: "CBFR", page: $page, version: $version) {
      data { version findings { column message } } ${errors} } }`,
    { page: JSON.stringify(page), version },
  );
const publish = (client: StaffClient, key: string, version: string, at?: string) =>
  client.ask(
    `mutation Publish($page: PageName!, $version: String!, $at: String) { publishPage(page: $page, version: $version, at: $at) {
      data { done } ${errors} } }`,
    { page: name(key), version, at },
  );
const versions = async (key: string) => {
  const { data } = await editor.ask(
    `query Page { writtenPage(storefront: "CBFR", kind: "POST", key: "${key}") {
      data { languages pages { versions { id state title publishAt } } } ${errors} } }`,
  );
  return data.pages[0]?.versions ?? [];
};
const states = async (key: string) => (await versions(key)).map((one: { state: string }) => one.state);
const told = async (tag: string): Promise<number> => {
  const { rows } = await shop.services.pool.query(
    "select count(*)::int as calls from pgboss.job where name = 'storefront-purge' and data->'tags' ? $1",
    [tag],
  );
  return rows[0].calls;
};

test("a page is kept as a draft, published, and pages are told; the audit knows who", async () => {
  const { data } = await keep(editor, words("sans-erreur"), "0");
  expect(data.findings).toEqual([]);
  expect(await states("sans-erreur")).toEqual(["DRAFT"]);
  const before = await told("content:CBFR");
  expect((await publish(editor, "sans-erreur", data.version)).errors).toEqual([]);
  expect(await states("sans-erreur")).toEqual(["PUBLISHED"]);
  expect(await told("content:CBFR")).toBeGreaterThan(before);
  const { rows } = await shop.services.pool.query(
    "select operation, actor from staff_audit where subject = 'CBFR POST sans-erreur fr' order by id",
  );
  expect(rows).toEqual([
    { operation: "content.write", actor: "editor@shop.example" },
    { operation: "content.publish", actor: "editor@shop.example" },
  ]);
});

test("of two editors the second is told, and what the first wrote stays", async () => {
  const { data: first } = await keep(editor, words("a-deux", { title: "Première" }), "0");
  const { data: second } = await keep(editor, words("a-deux", { title: "Deuxième" }), first.version);
  expect((await keep(other, words("a-deux", { title: "Autre" }), first.version)).errors).toEqual([
    { code: "CHANGED", parameter: "version" },
  ]);
  expect((await publish(other, "a-deux", first.version)).errors).toEqual([{ code: "CHANGED", parameter: "version" }]);
  expect(await versions("a-deux")).toEqual([
    { id: second.version, state: "DRAFT", title: "Deuxième", publishAt: null },
  ]);
});

test("what is wrong is said by its field, and nothing is written", async () => {
  const { data } = await keep(editor, words("faux", { title: "", path: "É" }), "0");
  expect(data.findings).toEqual([
    { column: "path", message: "has characters that do not belong there" },
    { column: "title", message: "is missing" },
  ]);
  expect(await versions("faux")).toEqual([]);
});

test("a draft is published at its time, by the clock; edited again it keeps its time", async () => {
  const at = new Date(shop.services.clock.now().getTime() + 3_600_000).toISOString();
  const { data } = await keep(editor, words("plus-tard"), "0");
  await publish(editor, "plus-tard", data.version, at);
  const waiting = `name = 'editing.publish' and state = 'created' and start_after = '${at}'`;
  expect(await shop.count("pgboss.job", waiting)).toBe(1);
  await keep(editor, words("plus-tard", { title: "Plus tard" }), data.version);
  await publishDue(shop.services);
  expect(await versions("plus-tard")).toMatchObject([{ state: "DRAFT", publishAt: at }]);
  shop.services.clock.advance(3_600_000);
  await publishDue(shop.services);
  expect(await versions("plus-tard")).toMatchObject([{ state: "PUBLISHED", title: "Plus tard", publishAt: null }]);
});

const rowOf = async (path: string) => {
  const { data } = await editor.ask(
    `query Row($kind: RowKind!, $name: [FieldInput!]!) { editedRow(storefront: "CBFR", kind: $kind, name: $name) {
      data { version isNew fields { name value } } ${errors} } }`,
    { kind: "PRODUCT", name: [{ name: "path", value: path }] },
  );
  return data as { version: string; isNew: boolean; fields: { name: string; value: string }[] };
};
const valueIn = ({ fields }: { fields: { name: string; value: string }[] }, column: string) =>
  fields.find((field) => field.name === column)?.value;
const keepRow = (client: StaffClient, path: string, change: Record<string, string>, version: string) =>
  client.ask(
    `mutation Keep($fields: [FieldInput!]!, $version: String!) {
      keepRow(storefront: "CBFR", kind: PRODUCT, fields: $fields, version: $version) {
        data { version findings { column message } } ${errors} } }`,
    { fields: Object.entries({ path, ...change }).map(([name, value]) => ({ name, value })), version },
  );

test("a price is changed, its page is told, the other editor is told, the audit holds before and after", async () => {
  const path = "cafe-elodie";
  const row = await rowOf(path);
  const maximum = valueIn(row, "digital_maximum");
  const before = await told(`product:CBFR:${path}`);
  const { data } = await keepRow(editor, path, { digital_maximum: "140" }, row.version);
  expect(data.findings).toEqual([]);
  expect(await told(`product:CBFR:${path}`)).toBeGreaterThan(before);
  expect((await keepRow(other, path, { digital_maximum: "90" }, row.version)).errors).toEqual([
    { code: "CHANGED", parameter: "version" },
  ]);
  const after = await rowOf(path);
  expect([after.version, valueIn(after, "digital_maximum")]).toEqual([data.version, "140"]);
  const { rows } = await shop.services.pool.query(
    "select before, after from staff_audit where operation = 'catalogue.write' and subject = $1",
    [`CBFR ${path}`],
  );
  expect(rows).toEqual([{ before: { digital_maximum: maximum }, after: { digital_maximum: "140" } }]);
});

test("a choice card is read, too", async () => {
  const { rows } = await shop.services.pool.query(
    "select brand from product where storefront = 'CBFR' and brand_kind = 'CHOICE' and active",
  );
  for (const { brand } of rows) {
    const row = await rowOf(brand);
    expect([row.isNew, valueIn(row, "kind")]).toEqual([false, "CHOICE"]);
  }
});

test("what is wrong with a product is said by its column", async () => {
  const row = await rowOf("cafe-elodie");
  const { data } = await keepRow(editor, "cafe-elodie", { digital_minimum: "much", color: "red" }, row.version);
  expect(data.findings.map(({ column }: { column: string }) => column).sort()).toEqual(
    expect.arrayContaining(["color", "digital_minimum"]),
  );
  expect(await rowOf("cafe-elodie")).toEqual(row);
});

test("an upload reads nothing but what came with it", async () => {
  const { bytes } = await editor.file("/files/export", { storefront: "CBFR", kind: "products.csv" });
  const text = String(bytes).replace(/(?<=,)[0-9a-f]{32}(?=,)/u, "/etc/passwd");
  await editor.prove();
  const began = await editor.file("/files/import", {
    files: [{ name: "p.csv", text }],
    rehearse: false,
    why: "A try.",
  });
  const { id } = JSON.parse(String(began.bytes));
  await doRun(shop.services, id);
  const { data } = await editor.ask(
    `query Runs { importRuns { data { runs { id state findings { column message } } } ${errors} } }`,
  );
  expect(data.runs[0]).toMatchObject({ id, state: "REFUSED", findings: [{ column: "face" }] });
});

test("files of another storefront are refused; one's own are rehearsed, then written once", async () => {
  const { bytes } = await other.file("/files/export", { storefront: "CBFR", kind: "products.csv" });
  const run = async (client: StaffClient, text: string, rehearse: boolean) => {
    await client.prove();
    const began = await client.file("/files/import", { files: [{ name: "p.csv", text }], rehearse, why: "A try." });
    const { id } = JSON.parse(String(began.bytes));
    await doRun(shop.services, id);
    await doRun(shop.services, id);
    const { rows } = await shop.services.pool.query(
      "select state, written, findings, files from import_run where id = $1",
      [id],
    );
    return rows[0];
  };
  const elsewhere = await server.person("uk@shop.example", "content:CKUK");
  expect(await run(elsewhere, String(bytes), false)).toMatchObject({ state: "REFUSED", written: null, files: [] });
  const dearer = String(bytes).replace("cafe-elodie,yes", "cafe-elodie,no");
  const rehearsed = await run(editor, dearer, true);
  expect(rehearsed).toMatchObject({ state: "DONE", findings: [] });
  expect(rehearsed.written).toBeGreaterThan(0);
  expect(valueIn(await rowOf("cafe-elodie"), "sold")).toBe("yes");
  expect(await run(editor, dearer, false)).toMatchObject({ state: "DONE", written: rehearsed.written });
  expect(valueIn(await rowOf("cafe-elodie"), "sold")).toBe("no");
});

test("a category is named and moved; one with products stays", async () => {
  const read = async () => {
    const { data } = await editor.ask(`query Shelf { shelf(storefront: "CBFR") { data { version shelf } ${errors} } }`);
    return { version: data.version, shelf: JSON.parse(data.shelf) };
  };
  const keepShelf = (shelf: object, version: string) =>
    editor.ask(
      `mutation Keep($shelf: String!, $version: String!) { keepShelf(storefront: "CBFR", shelf: $shelf, version: $version) {
        data { version findings { column message } } ${errors} } }`,
      { shelf: JSON.stringify(shelf), version },
    );
  const { version, shelf } = await read();
  const [first, ...rest] = shelf.categories;
  const added = { slug: "nouveau", title: { ...first.title, fr: "Nouveau" }, icon: first.icon };
  const { data } = await keepShelf({ ...shelf, categories: [...rest, first, added] }, version);
  expect(data.findings).toEqual([]);
  expect((await read()).shelf.categories.at(-1).slug).toBe("nouveau");
  const gone = await keepShelf({ ...shelf, categories: [first] }, data.version);
  expect(gone.data.findings[0].message).toContain("still has products");
  expect((await keepShelf(shelf, version)).errors[0].code).toBe("CHANGED");
});

test("pieces are counted, never below what orders hold", async () => {
  const { rows } = await shop.services.pool.query(
    `select p.brand, s.on_hand, s.reserved from variation_stock s join variation v on v.id = s.variation_id join product p on p.id = v.product
      where p.storefront = 'CBFR' limit 1`,
  );
  const [{ brand, on_hand: onHand }] = rows;
  const count = (pieces: number) =>
    other.ask(`mutation Count { countStock(storefront: "CBFR", path: "${brand}", pieces: ${pieces}, why: "Counted.") {
      data { done } ${errors} } }`);
  expect((await count(-onHand - 1)).errors).toEqual([{ code: "STOCK_HELD", parameter: "pieces" }]);
  expect((await count(12)).errors).toEqual([]);
  const left = await shop.services.pool.query(
    "select s.on_hand from variation_stock s join variation v on v.id = s.variation_id join product p on p.id = v.product where p.storefront = 'CBFR' and p.brand = $1",
    [brand],
  );
  expect(left.rows).toEqual([{ on_hand: onHand + 12 }]);
});

test("a picture that is kept is shown to whoever edits, and one that is not is not", async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#123456"/></svg>';
  const kept = `mutation ($svg: String!) { keepPicture(svg: $svg) { data { name } errors { code } } }`;
  const { data } = await editor.ask(kept, { svg });
  const shown = await fetch(`${server.url}/media/${data.name}.svg`);
  expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
  expect(await shown.text()).toContain("#123456");
  expect((await fetch(`${server.url}/media/${"0".repeat(32)}.svg`)).status).toBe(404);
});
