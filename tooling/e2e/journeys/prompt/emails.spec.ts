import { unless } from "../../src/extent.ts";
import { expect, test } from "../../src/fixtures/test.ts";
import { prepareOrder } from "../../src/journey/order.ts";
import { codesIn, promised } from "../../src/outside/mailbox.ts";
import { ProviderPage } from "../../src/pages/provider.ts";

for (const code of ["CBFR", "CKUK", "GCSDE"] as const) {
  test(
    `${code}: gift and confirmation are there within five seconds of the payment`,
    unless(code === "CBFR"),
    async ({ visit: walkIn, mailbox, address }) => {
      const visit = walkIn(code);
      const [buyer, friend] = [address("buyer"), address("friend")];
      const checkout = await prepareOrder(visit, {
        buyer: { firstName: "Inès", lastName: "Roux", email: buyer },
        wish: { recipient: { name: "Zoë", email: friend }, message: "Bonne fête !" },
      });
      await checkout.goToProvider();
      const provider = new ProviderPage(visit.page);
      await provider.isShown();
      const paying = performance.now();
      await provider.pay();
      const gift = await mailbox.gift(friend);
      const letter = await mailbox.newest(buyer);
      expect(performance.now() - paying, "milliseconds from the press to the second letter").toBeLessThan(promised);
      expect(codesIn(gift.text)).toHaveLength(1);
      expect(codesIn(letter.text)).toHaveLength(0);
    },
  );
}
