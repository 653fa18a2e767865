import { media } from "@giftshop/ui-kit/media";
import { expect, jest, test } from "@jest/globals";
import { mockAdapter, setAdapter } from "@vanilla-extract/css/adapter";

const appendCss = jest.fn<typeof mockAdapter.appendCss>();
setAdapter({ ...mockAdapter, appendCss });
await import("./footer/footer-pictures.css.ts");
await import("./header/category-menu/category-menu.css.ts");
await import("./header/selling-points/selling-points.css.ts");

/** All that is said within a media query, as text. */
const within = (query: string): string =>
  JSON.stringify(
    appendCss.mock.calls.map(([css]) =>
      "rule" in css && "@media" in css.rule
        ? Object.entries(css.rule["@media"] ?? {}).find(([one]) => one === query)
        : null,
    ),
  );

test("a phone shows four payment logos and six categories", () => {
  expect(within(media.belowTablet)).toContain('{"&:nth-child(n + 5)":{"display":"none"}}');
  expect(within(media.belowDesktop)).toContain('{"&:nth-child(n + 7)":{"display":"none"}}');
});

test("selling points take turns every three seconds, in six tenths of one, and only up to 1023 px", () => {
  const turning = within(media.belowDesktop);
  expect(turning).toMatch(/ 9000ms [^"]*infinite/);
  const steps = JSON.stringify(appendCss.mock.calls.filter(([css]) => css.type === "keyframes"));
  // 2.4 s of the round of nine are over when the first begins to move, three when it has.
  expect(steps).toContain('"26.667%"');
  expect(steps).toContain('"33.333%"');
});
