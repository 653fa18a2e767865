import { expect, jest, test } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";

jest.unstable_mockModule("../dialog/search-dialog.tsx", () => ({
  SearchDialog: ({ open, typed }: { open: boolean; typed(): string }) => open && <p role="dialog">{typed()}</p>,
  fetchFindings: () => {},
}));
const { SearchOpener } = await import("./search-opener.tsx");

/** A box whose window is on its way until the test says so. */
const slowLine = () => {
  let line = Promise.withResolvers<Response>();
  globalThis.fetch = () => line.promise;
  render(
    <>
      <SearchOpener
        action="/results"
        words="/words.json"
        place="story"
        texts={{ label: "Search", placeholder: "What?", submit: "Search" }}
        maxLength={100}
        text={undefined}
        className={undefined}
      />
      <input aria-label="E-mail" />
    </>,
  );
  const box = screen.getByRole("searchbox");
  return {
    box,
    press() {
      act(() => box.focus());
      fireEvent.click(box);
    },
    elsewhere: () => act(() => screen.getByRole("textbox").focus()),
    near: () => fireEvent.pointerEnter(box),
    arrives: () => act(async () => line.resolve({ ok: true, json: async () => ({}) } as Response)),
    breaks: () =>
      act(async () => {
        const { reject } = line;
        line = Promise.withResolvers();
        reject(new TypeError("offline"));
      }),
  };
};

test("a press is kept until the window comes, with what was typed meanwhile", async () => {
  const { box, press, arrives } = slowLine();
  press();
  fireEvent.input(box, { target: { value: "resta" } });
  expect(box.getAttribute("aria-busy")).toBe("true");
  await arrives();
  expect((await screen.findByRole("dialog")).textContent).toBe("resta");
});

test("whoever goes on elsewhere meanwhile is left alone", async () => {
  const { box, press, elsewhere, arrives } = slowLine();
  press();
  elsewhere();
  expect(box.getAttribute("aria-busy")).toBeNull();
  await arrives();
  expect(screen.queryByRole("dialog")).toBeNull();
  press();
  await screen.findByRole("dialog");
});

test("a press whose window could not be fetched is not carried out when a pointer passes by later", async () => {
  const { box, press, near, arrives, breaks } = slowLine();
  press();
  await breaks();
  expect(box.getAttribute("aria-busy")).toBeNull();
  near();
  await arrives();
  expect(screen.queryByRole("dialog")).toBeNull();
});
