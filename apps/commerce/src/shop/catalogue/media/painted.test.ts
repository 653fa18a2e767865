import { expect, test } from "@jest/globals";
import { faceFonts } from "../../../platform/pictures/face-fonts.ts";
import { painted } from "./painted.ts";

test("painting is answered with a PNG, and looks up no name of a connection", async () => {
  const png = await painted('<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>', faceFonts);
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([3, 2]);
  expect(process.report.getReport()).not.toHaveProperty("header.networkInterfaces");
});
