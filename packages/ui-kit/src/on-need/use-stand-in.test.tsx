import { expect, jest, test } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { onNeed } from "./on-need.ts";
import { useArrival } from "./use-arrival.ts";
import { useStandIn } from "./use-stand-in.ts";

/** A part, the line it comes over, and what it did when it came. */
const slowLine = () => {
  const opened = jest.fn();
  let line = Promise.withResolvers<"part">();
  const needed = onNeed(() => line.promise);

  const Part = ({ arrival }: { arrival: ReturnType<typeof useStandIn>["arrival"] }) => {
    const control = useRef<HTMLButtonElement>(null);
    useArrival(arrival, control, opened);
    return (
      <button type="button" ref={control}>
        Code, ready
      </button>
    );
  };
  const Field = () => {
    const { part, arrival, loading, handlers } = useStandIn(needed);
    if (part) return <Part arrival={arrival} />;
    return (
      <button type="button" {...handlers} aria-busy={loading}>
        Code
      </button>
    );
  };
  render(
    <>
      <Field />
      <input aria-label="Number" />
    </>,
  );
  return {
    opened,
    code: () => screen.getByRole("button"),
    number: () => screen.getByRole("textbox"),
    arrives: () => act(async () => line.resolve("part")),
    breaks: () =>
      act(async () => {
        const { reject } = line;
        line = Promise.withResolvers();
        reject(new TypeError("offline"));
      }),
  };
};

test("who waits finds the part open, with focus and what was typed", async () => {
  const { opened, code, arrives } = slowLine();
  act(() => code().focus());
  fireEvent.keyDown(code(), { key: "9" });
  fireEvent.keyDown(code(), { key: "7" });
  expect(code().getAttribute("aria-busy")).toBe("true");
  await arrives();
  expect(opened).toHaveBeenCalledWith("97");
  expect(document.activeElement).toBe(code());
});

test("a press takes the focus in every browser", async () => {
  const { code } = slowLine();
  // A synthetic click focuses nothing by itself, as one in Safari.
  fireEvent.click(code());
  expect(document.activeElement).toBe(code());
});

test("who goes on elsewhere has given the press up", async () => {
  const { opened, code, number, arrives } = slowLine();
  fireEvent.click(code());
  fireEvent.keyDown(code(), { key: "9" });
  act(() => number().focus());
  expect(code().getAttribute("aria-busy")).toBe("false");
  await arrives();
  expect(code().textContent).toBe("Code, ready");
  expect(opened).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(number());
});

test.each([
  ["a press", (code: HTMLElement) => fireEvent.click(code)],
  ["a letter", (code: HTMLElement) => fireEvent.keyDown(code, { key: "f" })],
  ["an arrow", (code: HTMLElement) => fireEvent.keyDown(code, { key: "ArrowDown" })],
])("%s whose fetch failed is not carried out when somebody comes near later", async (_, wish) => {
  const { opened, code, arrives, breaks } = slowLine();
  act(() => code().focus());
  wish(code());
  await breaks();
  fireEvent.pointerEnter(code());
  expect(code().getAttribute("aria-busy")).toBe("false");
  await arrives();
  expect(opened).not.toHaveBeenCalled();
  // It still has the focus, which the part takes over.
  expect(document.activeElement).toBe(code());
});

test("asked for again after a failure, it opens", async () => {
  const { opened, code, arrives, breaks } = slowLine();
  act(() => code().focus());
  fireEvent.keyDown(code(), { key: "f" });
  await breaks();
  fireEvent.keyDown(code(), { key: "d" });
  expect(code().getAttribute("aria-busy")).toBe("true");
  await arrives();
  expect(opened).toHaveBeenCalledWith("d");
});
