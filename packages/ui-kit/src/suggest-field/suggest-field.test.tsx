import { expect, jest, test } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { SuggestField } from "./suggest-field.tsx";

// react-aria asks for it, and jsdom has none.
Object.assign(globalThis, { CSS: { escape: (text: string) => text } });

const offer = (...labels: string[]) => labels.map((label) => ({ id: label, label }));

/** A field whose parent finds things when the test says so. */
const searched = () => {
  const onChoose = jest.fn();
  let shown = { value: "", suggestions: offer(), settled: false };
  const draw = () => <SuggestField label="Town" onChange={() => {}} onChoose={onChoose} {...shown} />;
  const { rerender } = render(draw());
  const change = (next: Partial<typeof shown>) => {
    shown = { ...shown, ...next };
    rerender(draw());
  };
  const box = screen.getByRole("combobox");
  act(() => box.focus());
  return {
    onChoose,
    press: (key: string) => fireEvent.keyDown(box, { key }),
    leave: () => fireEvent.blur(box),
    types: (value: string) => change({ value, settled: false }),
    finds: (...labels: string[]) => change({ suggestions: offer(...labels), settled: true }),
  };
};

test("Enter takes the first of what was found for what is in the field", () => {
  const { onChoose, press, types, finds } = searched();
  types("Par");
  finds("Paris", "Parthenay");
  press("Enter");
  expect(onChoose.mock.calls).toEqual([["Paris"]]);
});

test("Enter takes no town found for what stood there before, but waits for the answer", () => {
  const { onChoose, press, types, finds } = searched();
  types("Par");
  finds("Paris", "Parthenay");
  types("Parthenay");
  press("Enter");
  expect(onChoose).not.toHaveBeenCalled();
  finds("Parthenay");
  expect(onChoose.mock.calls).toEqual([["Parthenay"]]);
});

test("what Enter waits for is taken once, and not at all when nothing is found", () => {
  const { onChoose, press, types, finds } = searched();
  types("Zz");
  press("Enter");
  finds();
  types("Zzz");
  finds("Zzzurich");
  expect(onChoose).not.toHaveBeenCalled();
});

test.each([
  ["a further key", ({ press }: ReturnType<typeof searched>) => press("Escape")],
  ["whoever goes on elsewhere", ({ leave }: ReturnType<typeof searched>) => leave()],
  ["other text", ({ types }: ReturnType<typeof searched>) => types("Lyon")],
])("%s takes a waiting Enter back", (_, giveUp) => {
  const field = searched();
  field.types("Par");
  field.press("Enter");
  giveUp(field);
  field.finds("Paris");
  expect(field.onChoose).not.toHaveBeenCalled();
});
