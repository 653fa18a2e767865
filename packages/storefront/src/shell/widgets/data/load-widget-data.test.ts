import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { loadWidgetData } from "./load-widget-data.ts";

const data = { texts: {}, stores: [] };
const fetched = jest.fn<typeof fetch>();
const real = globalThis.fetch;

beforeEach(() => {
  fetched.mockReset();
  globalThis.fetch = fetched;
});
afterEach(() => {
  globalThis.fetch = real;
});

const answer = (ok: boolean) => ({ ok, status: ok ? 200 : 502, json: async () => data }) as Response;

test("two widgets that want it at once ask once", async () => {
  fetched.mockResolvedValue(answer(true));
  expect(await Promise.all([loadWidgetData("/one.json"), loadWidgetData("/one.json")])).toEqual([data, data]);
  expect(await loadWidgetData("/one.json")).toEqual(data);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("what failed is asked again at the next need", async () => {
  fetched.mockResolvedValueOnce(answer(false)).mockRejectedValueOnce(new TypeError("offline"));
  await expect(loadWidgetData("/two.json")).rejects.toThrow("/two.json answered 502");
  await expect(loadWidgetData("/two.json")).rejects.toThrow("offline");
  fetched.mockResolvedValue(answer(true));
  expect(await loadWidgetData("/two.json")).toEqual(data);
});
