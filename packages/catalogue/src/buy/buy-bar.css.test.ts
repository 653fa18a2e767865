import { media } from "@giftshop/ui-kit/media";
import { expect, jest, test } from "@jest/globals";
import { mockAdapter, setAdapter } from "@vanilla-extract/css/adapter";

const appendCss = jest.fn<typeof mockAdapter.appendCss>();
setAdapter({ ...mockAdapter, appendCss });
await import("./buy-bar.css.ts");

test("the bar stays in sight only in a window that is high enough, and so does the room that is kept for it", () => {
  const queries = appendCss.mock.calls.flatMap(([css]) =>
    "rule" in css && "@media" in css.rule ? Object.keys(css.rule["@media"] ?? {}) : [],
  );
  expect(queries).toContain(`${media.belowTablet} and ${media.tall}`);
  expect(queries).toContain(`${media.tablet} and ${media.roomy}`);
  expect(queries).not.toContain(media.belowTablet);
});
