import { expect, test } from "@jest/globals";
import { recentOf } from "./recent.ts";

const memory = (content = new Map<string, string>()) => ({
  getItem: (key: string) => content.get(key) ?? null,
  setItem: (key: string, value: string) => void content.set(key, value),
});
const entry = (id: string) => ({ id, title: id, url: `/${id}/`, image: null, backgroundColor: null });
const titles = (recent: ReturnType<typeof recentOf>) => recent.list().map(({ title }) => title);

test("the last four stay, the newest first, each once, shop by shop", () => {
  const storage = memory();
  const recent = recentOf("CBFR.fr", () => storage);
  for (const id of ["a", "b", "c", "d", "b", "e"]) recent.add(entry(id));
  expect(titles(recent)).toEqual(["e", "b", "d", "c"]);
  expect(titles(recentOf("CBBE.fr", () => storage))).toEqual([]);
});

test("what somebody else wrote there, and a storage that is refused, are no error", () => {
  const storage = memory(new Map([["search.recent.X", '[{"id":1},null,{"id":"a","title":"a","url":"javascript:x"}]']]));
  expect(titles(recentOf("X", () => storage))).toEqual([]);
  const refused = recentOf("X", () => {
    throw new DOMException("refused", "SecurityError");
  });
  refused.add(entry("a"));
  expect(titles(refused)).toEqual([]);
});
