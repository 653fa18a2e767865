import { expect, test } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { FocusKeeper } from "./focus-keeper.tsx";

/** Two parts, of which a press or time puts the second in the place of the first. */
let pass: () => void;
let drawAgain: () => void;
const Parts = () => {
  const [second, setSecond] = useState(false);
  const [, setDrawn] = useState(0);
  drawAgain = () => setDrawn((times) => times + 1);
  pass = () => setSecond(true);
  return (
    <FocusKeeper>
      {second ? (
        <p>Here it is</p>
      ) : (
        <button type="button" onClick={pass}>
          Try again
        </button>
      )}
    </FocusKeeper>
  );
};
const button = () => screen.getByRole("button");
const box = () => screen.getByText("Here it is").parentElement;

test("what comes after a press has the focus that its button had", () => {
  render(<Parts />);
  button().focus();
  fireEvent.click(button());
  expect(document.activeElement).toBe(box());
});

test("a press that gave its button no focus moves none", () => {
  render(<Parts />);
  fireEvent.click(button());
  expect(document.activeElement).toBe(document.body);
});

test("nobody is moved by what comes by itself", () => {
  render(<Parts />);
  act(() => pass());
  expect(document.activeElement).toBe(document.body);
});

test("who went elsewhere meanwhile stays there", () => {
  render(
    <>
      <input />
      <Parts />
    </>,
  );
  button().focus();
  button().addEventListener("click", () => screen.getByRole("textbox").focus());
  fireEvent.click(button());
  expect(document.activeElement).toBe(screen.getByRole("textbox"));
});

test("who leaves after that is not fetched back when it is drawn again", () => {
  render(<Parts />);
  button().focus();
  fireEvent.click(button());
  act(() => box()?.blur());
  act(() => drawAgain());
  expect(document.activeElement).toBe(document.body);
});
