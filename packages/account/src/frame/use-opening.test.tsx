import { expect, jest, test } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { useOpening } from "./use-opening.ts";

const Window = ({ onClose }: { onClose(): void }) => (
  <button type="button" onClick={onClose}>
    Close
  </button>
);

const Page = ({ load }: { load(): Promise<typeof Window> }) => {
  const window = useOpening(load);
  const { loading, ...button } = window.button;
  return (
    <>
      <button type="button" data-loading={loading} {...button}>
        Open
      </button>
      {window.open && window.part && <window.part onClose={window.close} />}
    </>
  );
};

test("what a press opens is fetched as soon as somebody comes near, and is shown with the press", async () => {
  const load = jest.fn(async () => Window);
  render(<Page load={load} />);
  expect(load).not.toHaveBeenCalled();
  const button = screen.getByRole("button", { name: "Open" });
  await act(async () => button.focus());
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole("button", { name: "Close" })).toBeNull();
  await act(async () => fireEvent.click(button));
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Close" })));
  expect(screen.queryByRole("button", { name: "Close" })).toBeNull();
  expect(load).toHaveBeenCalledTimes(1);
});

test("where it is out of reach the press can be made again", async () => {
  const load = jest
    .fn<() => Promise<typeof Window>>()
    .mockRejectedValueOnce(new Error("offline"))
    .mockResolvedValue(Window);
  render(<Page load={load} />);
  const button = screen.getByRole("button", { name: "Open" });
  await act(async () => fireEvent.click(button));
  expect(button.dataset.loading).toBe("false");
  expect(screen.queryByRole("button", { name: "Close" })).toBeNull();
  await act(async () => fireEvent.click(button));
  expect(screen.getByRole("button", { name: "Close" })).toBeDefined();
});
