import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { type SubmitEvent, useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { Awake } from "../shell/awake/awake.tsx";
import { awake, type Early, type Wake } from "../shell/awake/signal.ts";
import { giveUp } from "./hold-presses.ts";
import { watch } from "./watch.ts";

const added = jest.fn<(what: object) => void>();

/** The page that wakes up: controlled fields, a choice, presses. */
const Form = () => {
  const [draft, change] = useState({ message: "", value: "20", wrap: false, count: 1 });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    added(draft);
  };
  return (
    <form onSubmit={submit}>
      {["20", "50"].map((value) => (
        <input
          key={value}
          type="radio"
          name="value"
          value={value}
          checked={draft.value === value}
          onChange={() => change({ ...draft, value })}
        />
      ))}
      <textarea value={draft.message} onChange={({ target }) => change({ ...draft, message: target.value })} />
      <input type="checkbox" checked={draft.wrap} onChange={() => change({ ...draft, wrap: !draft.wrap })} />
      <button id="more" type="button" onClick={() => change({ ...draft, count: draft.count + 1 })} />
      <output>{draft.count}</output>
      <button id="add" type="submit" />
      <button id="menu" type="button" popoverTarget="sheet" />
      <button id="stores" type="button" popoverTarget="sheet" data-hydrates="" />
      <a id="further" href="#further" data-hydrates="">
        Further
      </a>
      <a id="away" href="#away">
        Away
      </a>
    </form>
  );
};

/** As the server sends it. */
const sent =
  '<form><input type="radio" name="value" checked="" value="20"/><input type="radio" name="value" value="50"/>' +
  '<textarea></textarea><input type="checkbox"/><button id="more" type="button"></button><output>1</output><button id="add" type="submit"></button>' +
  '<button id="menu" type="button" popovertarget="sheet"></button><button id="stores" type="button" popovertarget="sheet" data-hydrates=""></button>' +
  '<a id="further" href="#further" data-hydrates="">Further</a><a id="away" href="#away">Away</a></form>';

const one = <E extends HTMLElement>(selector: string): E => document.querySelector(selector) as E;
const drawn = () => new Promise((resolve) => setTimeout(resolve));

let root: Root | undefined;
let early: Early;

/**
 * React takes over, and what was done before is done, as the loader
 * has it done. @param before called when React has taken over
 */
const wake = async (before = () => {}): Promise<void> => {
  delete document.documentElement.dataset.ready;
  const catchUp = (event: Event) => {
    before();
    (event as CustomEvent<Wake>).detail(early);
  };
  addEventListener(awake, catchUp, { once: true });
  root = hydrateRoot(
    document.body,
    <>
      <Form />
      <Awake />
    </>,
    // The marks of held presses: React says that they are not of its making, and leaves them.
    { onRecoverableError: () => {} },
  );
  while (document.documentElement.dataset.ready === undefined) await drawn();
  await drawn();
};

beforeEach(() => {
  document.body.innerHTML = sent;
  added.mockClear();
  early = watch();
});
afterEach(() => {
  early.release();
  root?.unmount();
});

test("what was typed and chosen is known, all of it, and stays", async () => {
  one<HTMLTextAreaElement>("textarea").value = "Bon anniversaire";
  one("[value='50']").click();
  one("[type=checkbox]").click();
  await wake();
  one("#add").click();
  expect(added).toHaveBeenCalledWith({ message: "Bon anniversaire", value: "50", wrap: true, count: 1 });
  expect(one<HTMLTextAreaElement>("textarea").value).toBe("Bon anniversaire");
});

test("the caret stays where it was, whatever is told before", async () => {
  one("[value='50']").click();
  const area = one<HTMLTextAreaElement>("textarea");
  area.focus();
  area.value = "Bon anniversaire";
  area.setSelectionRange(3, 5);
  await wake();
  expect([document.activeElement, area.selectionStart, area.selectionEnd]).toEqual([area, 3, 5]);
});

test("a word in the making is told when it is made", async () => {
  const area = one<HTMLTextAreaElement>("textarea");
  area.dispatchEvent(new Event("compositionstart", { bubbles: true }));
  area.value = "Joyeux";
  let put: ReturnType<typeof jest.spyOn> | undefined;
  await wake(() => {
    put = jest.spyOn(area, "value", "set");
  });
  expect(put).not.toHaveBeenCalled();
  put?.mockRestore();
  area.dispatchEvent(new Event("compositionend", { bubbles: true }));
  await drawn();
  one("#add").click();
  expect(added).toHaveBeenCalledWith(expect.objectContaining({ message: "Joyeux" }));
});

test("presses are held, shown and done in order; impatience is one wish", async () => {
  for (const selector of ["#more", "#more", "#add", "#add"]) one(selector).click();
  expect(document.querySelectorAll("[data-waiting]")).toHaveLength(2);
  await wake();
  expect(one("output").textContent).toBe("3");
  expect(added.mock.calls).toEqual([[expect.objectContaining({ count: 3 })]]);
  expect(document.querySelectorAll("[data-waiting]")).toHaveLength(0);
});

test("what is told of is known to be old; what was pressed is done after that", async () => {
  const events: [string, boolean][] = [];
  const note = ({ type, timeStamp }: Event) => events.push([type, timeStamp === 1]);
  one("[value='50']").click();
  one<HTMLTextAreaElement>("textarea").value = "Bon anniversaire";
  one("#more").click();
  await wake(() => {
    for (const type of ["input", "click"]) document.addEventListener(type, note);
  });
  for (const type of ["input", "click"]) document.removeEventListener(type, note);
  expect(events).toEqual([
    ["click", true],
    ["input", true],
    ["input", true],
    ["click", false],
  ]);
});

test("links lead on, those that only script answers as here are held, unless they are opened elsewhere", () => {
  const press = (selector: string, more: MouseEventInit = {}) =>
    one(selector).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...more }));
  expect([press("#away"), press("#further"), press("#further", { ctrlKey: true })]).toEqual([true, false, true]);
});

test("what the browser does by itself is left to it, unless script has a part in it", () => {
  const press = (selector: string) =>
    one(selector).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  expect([press("#menu"), press("#stores")]).toEqual([true, false]);
  expect(one("#stores").hasAttribute("data-waiting")).toBe(true);
});

test("a page that will not wake lets the link lead on and sends no form", () => {
  const submitted = jest.fn((event: Event) => event.preventDefault());
  addEventListener("submit", submitted);
  one("#add").click();
  giveUp(early);
  expect(submitted).not.toHaveBeenCalled();
  expect(one("#add").hasAttribute("data-waiting")).toBe(false);
  removeEventListener("submit", submitted);
});
