import { expect, test } from "@jest/globals";
import { linesOf, redirectsIn } from "./redirect-lines.ts";

test("redirects are lines, as they are typed or come from a table", () => {
  const redirects = [
    { from: "/old/", to: "/new/" },
    { from: "/a.html", to: "/b/" },
  ];
  expect(redirectsIn(linesOf(redirects))).toEqual(redirects);
  expect(redirectsIn("/old/\t/new/\n\n /a.html;/b/ \n")).toEqual(redirects);
  expect(redirectsIn("/alone/")).toEqual([{ from: "/alone/", to: "" }]);
});
