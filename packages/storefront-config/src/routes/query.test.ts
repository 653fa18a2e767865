import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { writeQuery } from "./link-query.ts";
import { readOrder, readPage, readPaymentError, readQuery, readSearch } from "./query.ts";
import { queryOf } from "./query-values.ts";

const order = "0b7c5b0e-3f0a-4d0e-9a55-0f1f5d6f7a10";
const read = (text: string) => readQuery(queryOf(new URLSearchParams(text)));

test("query parameters are read in one place", () => {
  expect(read("")).toEqual({ page: 1, filters: {} });
  expect(
    read(
      `page=4&s=+b%C3%A9be%20 &error=failed&order=${order.toUpperCase()}&redeemToken=ab_c-9&gclid=Cj0&latmin=48.8&latmax=48.9&lonmin=2.123456&lonmax=2.5&cb_api_giftcard_types=digital`,
    ),
  ).toEqual({
    page: 4,
    search: "bébe",
    area: { latmin: 48.8, latmax: 48.9, lonmin: 2.12346, lonmax: 2.5 },
    error: "failed",
    order,
    redeemToken: "ab_c-9",
    filters: { cb_api_giftcard_types: ["digital"] },
    clickId: "Cj0",
  });
});

test("what is not on a list or not well formed is as if it were not there", () => {
  expect([readPage("abc"), readPage("0"), readPage(["1", "2"]), readPage("")]).toEqual(Array(4).fill(undefined));
  expect(readPaymentError("<script>")).toBeUndefined();
  expect(readOrder("1 or 1=1")).toBeUndefined();
  expect(read("redeemToken=a%20b&gclid=%3Cscript%3E")).toEqual({ page: 1, filters: {} });
});

test.each([
  ["three sides", "latmin=1&latmax=2&lonmin=3"],
  ["an empty side", "latmin=1&latmax=2&lonmin=3&lonmax="],
  ["a side that is no number", "latmin=1&latmax=2&lonmin=3&lonmax=1e3"],
  ["beyond the pole", "latmin=1&latmax=91&lonmin=3&lonmax=4"],
  ["upside down", "latmin=2&latmax=1&lonmin=3&lonmax=4"],
  ["twice", "latmin=1&latmin=1&latmax=2&lonmin=3&lonmax=4"],
])("a map with %s is no rectangle", (_, text) => {
  expect(read(text).area).toBeUndefined();
});

test("a rectangle may cross the date line", () => {
  expect(read("latmin=-40&latmax=-30&lonmin=170&lonmax=-170").area).toMatchObject({ lonmin: 170, lonmax: -170 });
});

test("filters know two vocabularies; empty groups and what is no term are dropped", () => {
  const text =
    "cb_api_giftcard_categories=mode,home&cb_api_giftcard_categories=home&cb_api_giftcard_types=&cb_api_giftcard_promotions=x";
  expect(read(text).filters).toEqual({ cb_api_giftcard_categories: ["home", "mode"] });
  expect(read("cb_api_giftcard_types=../x,A%20b").filters).toEqual({});
  expect(read(`cb_api_giftcard_types=${"a".repeat(65)}`).filters).toEqual({});
});

test("a search text costs no more however long it is", () => {
  expect(readSearch("x".repeat(10_000))).toHaveLength(100);
  expect(readSearch("\u0000\u200b  \n")).toBeUndefined();
  expect(readSearch("e\u0301te\u0301")).toBe("été");
});

test("what a link carries is read back", () => {
  const side = (most: number) => fc.integer({ min: -most * 1e5, max: most * 1e5 }).map((value) => value / 1e5);
  const term = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8})?$/);
  const area = fc
    .record({ latmin: side(90), latmax: side(90), lonmin: side(180), lonmax: side(180) })
    .filter(({ latmin, latmax }) => latmin <= latmax);
  const terms = fc.uniqueArray(term, { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(area, terms, fc.string({ maxLength: 100 }), (rectangle, types, text) => {
      const search = readSearch(text);
      const query = writeQuery({ area: rectangle, cb_api_giftcard_types: types, s: search, order });
      expect(read(query)).toEqual({
        page: 1,
        area: {
          ...rectangle,
          ...Object.fromEntries(Object.entries(rectangle).map(([name, value]) => [name, value + 0])),
        },
        filters: { cb_api_giftcard_types: [...types].sort() },
        order,
        ...(search ? { search } : {}),
      });
    }),
  );
});

test("a link's query is short and readable", () => {
  expect(writeQuery()).toBe("");
  expect(writeQuery({ error: "failed", order: undefined, cb_api_giftcard_types: [] })).toBe("?error=failed");
  expect(writeQuery({ cb_api_giftcard_categories: ["mode", "home"] })).toBe("?cb_api_giftcard_categories=home,mode");
});

test("thousands of parameters are read in no time, each with all of its values", () => {
  const query = new URLSearchParams();
  for (let n = 0; n < 5_000; n += 1) query.append(`p${n}`, "");
  for (const value of ["a", "b"]) query.append("twice", value);
  // By the processor's clock: a machine that is busy with something else takes none of it.
  const before = process.cpuUsage();
  const read = queryOf(query);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(100);
  expect([read.p4999, read.twice]).toEqual(["", ["a", "b"]]);
});
