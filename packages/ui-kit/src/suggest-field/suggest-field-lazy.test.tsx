/** @jest-environment jsdom */
import { expect, test } from "@jest/globals";
import { act, render } from "@testing-library/react";
import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { LazySuggestField } from "./suggest-field-lazy.tsx";

const Where = () => {
  const [text, setText] = useState("");
  return (
    <>
      <LazySuggestField label="Town" value={text} onChange={setText} suggestions={[]} onChoose={() => {}} />
      <output>{text}</output>
    </>
  );
};

test("what was typed before the page was awake stays, and is known", async () => {
  const drawn = render(<Where />);
  const html = drawn.container.innerHTML;
  drawn.unmount();
  document.body.innerHTML = html;
  const sent = document.querySelector("input") as HTMLInputElement;
  sent.focus();
  sent.value = "Ma";
  await act(async () => hydrateRoot(document.body, <Where />));
  expect(document.querySelector("output")?.textContent).toBe("Ma");
  expect(document.querySelector("input")?.value).toBe("Ma");
});
