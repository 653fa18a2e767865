import { media } from "@giftshop/ui-kit/media";
import { expect, jest, test } from "@jest/globals";
import { mockAdapter, setAdapter } from "@vanilla-extract/css/adapter";

const appendCss = jest.fn<typeof mockAdapter.appendCss>();
setAdapter({ ...mockAdapter, appendCss });
await import("./sticky-foot.css.ts");

test("what floats keeps off the foot of a phone's screen only in a window that is high enough for a bar there", () => {
  const queries = appendCss.mock.calls.flatMap(([css]) =>
    "rule" in css && "@media" in css.rule ? Object.keys(css.rule["@media"] ?? {}) : [],
  );
  expect(queries).toContain(`${media.belowTablet} and ${media.tall}`);
  expect(queries).not.toContain(media.belowTablet);
});

test("the page scrolls so far that nothing of it stays below the bar, nor what has the focus", () => {
  const staying = appendCss.mock.calls.flatMap(([css]) =>
    "rule" in css && "@media" in css.rule ? Object.values(css.rule["@media"] ?? {}) : [],
  );
  expect(staying).toContainEqual(expect.objectContaining({ scrollPaddingBlockEnd: expect.any(String) }));
  expect(staying).toContainEqual(expect.objectContaining({ blockSize: expect.any(String) }));
});
