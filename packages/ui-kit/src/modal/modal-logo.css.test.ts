import { expect, jest, test } from "@jest/globals";
import { mockAdapter, setAdapter } from "@vanilla-extract/css/adapter";

const appendCss = jest.fn<typeof mockAdapter.appendCss>();
setAdapter({ ...mockAdapter, appendCss });
await import("./modal.css.ts");

test("every modal's head carries the sign that the document names, and no box where it names none", () => {
  expect(JSON.stringify(appendCss.mock.calls)).toContain('"&::before":{"content":"var(--ui-modal-logo, none)"');
});
