import { expect, jest, test } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { createToasts, type Toasts } from "./toasts.ts";

let reachable = false;
jest.unstable_mockModule("./toast-region.tsx", () => {
  if (!reachable) throw new TypeError("offline");
  return {
    ToastRegion: ({ toasts }: { toasts: Toasts }) => toasts.list().map(({ key, title }) => <p key={key}>{title}</p>),
  };
});
const { LazyToastRegion } = await import("./toast-lazy.tsx");

test("a region that could not be fetched is asked for again with the next toast, and shows both", async () => {
  const toasts = createToasts();
  render(<LazyToastRegion toasts={toasts} label="Messages" closeLabel="Close" />);
  await act(async () => void toasts.add({ title: "You are offline" }));
  expect(screen.queryByText("You are offline")).toBeNull();
  reachable = true;
  await act(async () => void toasts.add({ title: "Saved" }));
  await screen.findByText("You are offline");
  await screen.findByText("Saved");
});
