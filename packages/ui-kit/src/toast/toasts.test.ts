import { expect, jest, test } from "@jest/globals";
import { createToasts } from "./toasts.ts";

test("toasts wait in their order until they are closed", () => {
  const toasts = createToasts();
  const listener = jest.fn();
  toasts.subscribe(listener);
  const close = toasts.add({ title: "In your basket" });
  toasts.add({ title: "Saved" });
  expect(toasts.list().map(({ title }) => title)).toEqual(["In your basket", "Saved"]);
  close();
  close();
  expect(toasts.list().map(({ title }) => title)).toEqual(["Saved"]);
  expect(listener).toHaveBeenCalledTimes(3);
});
