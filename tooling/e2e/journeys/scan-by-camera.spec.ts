import { luhnDigit } from "@giftshop/validation/rules";
import { expect, test } from "../src/fixtures/test.ts";
import { filmOf } from "../src/outside/fake-camera.ts";
import { BalanceCheckPage } from "../src/pages/balance-check.ts";

const digits = "637102845519736042";
const number = digits + luhnDigit(digits);

// A browser of its own, whose camera sees a barcode.
test.use({
  permissions: ["camera"],
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-dev-shm-usage",
      "--use-fake-device-for-media-stream",
      "--use-fake-ui-for-media-stream",
      `--use-file-for-fake-video-capture=${filmOf(number)}`,
    ],
  },
});

test("the number of a card is read through the camera", { tag: "@redeem" }, async ({ visit: walkIn }) => {
  const visit = walkIn("CBFR");
  const { page } = visit;
  const t = visit.words("redeem");
  const balance = new BalanceCheckPage(visit);
  await balance.open();
  await page.getByRole("button", { name: t("balance.scan.action") }).click();
  await expect(balance.cardNumber).toHaveValue(number.replace(/(\d{4})(?=\d)/gu, "$1 "));
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
