import { expect, test } from "../../src/fixtures/test.ts";
import { codesIn } from "../../src/outside/mailbox.ts";
import { BalanceCheckPage } from "../../src/pages/balance-check.ts";
import { ConfirmationPage } from "../../src/pages/confirmation.ts";
import { payAtProvider, takeChoiceCard } from "../../src/shop/choice-card.ts";

test("GCSDE, de: a gift card pays a part of one order, and the whole of another", async ({
  visit: walkIn,
  mailbox,
  address,
}) => {
  const visit = walkIn("GCSDE", "de");
  const { page } = visit;
  const [first, second, third] = ["first", "second", "third"].map((name) => ({
    firstName: "Mara",
    lastName: "Stein",
    email: address(name),
  }));
  if (!first || !second || !third) throw new Error("Three buyers are named.");
  const codeOf = async ({ email }: { email: string }) => {
    const [card] = codesIn((await mailbox.gift(email)).text);
    if (!card) throw new Error("The gift has no code.");
    return card;
  };

  await test.step("a card of 60 is bought", async () => {
    await payAtProvider(visit, await takeChoiceCard(visit, first, 60), first);
  });

  await test.step("it pays 60 of 80, and the rest is paid at the provider", async () => {
    const checkout = await takeChoiceCard(visit, second, 80);
    await checkout.payByCard(await codeOf(first));
    await expect(checkout.totals).toContainText("20,00");
    await payAtProvider(visit, checkout, second);
  });

  const card = await codeOf(second);
  await test.step("the card of 80 pays 30, and nobody goes to the provider", async () => {
    const checkout = await takeChoiceCard(visit, third, 30);
    await page.setViewportSize({ width: 390, height: 780 });
    await checkout.payByCard(card);
    await checkout.acceptTerms();
    await checkout.placeByCards.click();
    await new ConfirmationPage(visit).isShown(third.firstName);
    await codeOf(third);
  });

  await test.step("50 are left on it", async () => {
    const balance = new BalanceCheckPage(visit);
    await balance.open();
    await balance.paste(balance.cardNumber, `${card.number} ${card.pin}`);
    await balance.check.click();
    await expect(balance.result).toContainText("50");
  });
});
