import { expect, jest, test } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { createModals, type Modals } from "./modals.ts";

let reachable = false;
jest.unstable_mockModule("./modal-host.tsx", () => {
  if (!reachable) throw new TypeError("offline");
  return { ModalHost: ({ modals }: { modals: Modals }) => <p>{modals.list().at(-1)?.request.title}</p> };
});
const { LazyModalHost } = await import("./modal-lazy.tsx");

test("a host that could not be fetched is asked for again with the next modal", async () => {
  const modals = createModals();
  const open = (title: string) => act(async () => void modals.open({ title, closeLabel: "Close", content: null }));
  render(<LazyModalHost modals={modals} />);
  await open("Log in");
  expect(screen.queryByText("Log in")).toBeNull();
  reachable = true;
  await open("Register");
  await screen.findByText("Register");
});
