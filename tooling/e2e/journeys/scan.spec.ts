import { luhnDigit } from "@giftshop/validation/rules";
import { toBuffer } from "bwip-js/node";
import { expect, test } from "../src/fixtures/test.ts";
import { BalanceCheckPage } from "../src/pages/balance-check.ts";

const digits = "637102845519736042";
const number = digits + luhnDigit(digits);

test("the number of a card is read from a picture of its barcode, in this browser alone", { tag: "@redeem" }, async ({
  visit: walkIn,
}) => {
  const visit = walkIn("CBFR");
  const { page } = visit;
  const t = visit.words("redeem");
  const balance = new BalanceCheckPage(visit);
  await balance.open();
  await page.getByRole("button", { name: t("balance.scan.action") }).click();
  const dialog = page.getByRole("dialog", { name: t("balance.scan.title") });
  const picture = await toBuffer({
    bcid: "code128",
    text: number,
    scale: 3,
    height: 14,
    paddingwidth: 20,
    paddingheight: 20,
    backgroundcolor: "FFFFFF",
  });
  await dialog
    .getByLabel(t("balance.scan.photo"))
    .setInputFiles({ name: "card.png", mimeType: "image/png", buffer: picture });
  await expect(balance.cardNumber).toHaveValue(number.replace(/(\d{4})(?=\d)/gu, "$1 "));
});
