import { expect, jest, test } from "@jest/globals";
import { fireEvent, render, screen } from "@testing-library/react";
import { Menu } from "./menu.tsx";

// react-aria asks for it, and jsdom has none.
Object.assign(globalThis, { CSS: { escape: (text: string) => text } });

const entries = [
  { id: "orders", label: "Orders", href: "#orders" },
  { id: "log-out", label: "Log out" },
];

test("a link leads there and does nothing else; what has none reports its id", () => {
  const onAction = jest.fn();
  render(<Menu label="Account" entries={entries} onAction={onAction} />);
  const choose = (name: string) => {
    fireEvent.click(screen.getByRole("button"));
    fireEvent.click(screen.getByRole("menuitem", { name }));
  };
  choose("Orders");
  expect(onAction).not.toHaveBeenCalled();
  choose("Log out");
  expect(onAction.mock.calls).toEqual([["log-out"]]);
});
