import { buyCard } from "../../src/browsers/buy-card.ts";
import { furtherBrowsers } from "../../src/browsers/further-browsers.ts";
import { expect, test } from "../../src/fixtures/test.ts";
import { codesIn } from "../../src/outside/mailbox.ts";

for (const [name, start] of Object.entries(furtherBrowsers)) {
  test(`${name} buys a gift card that comes by e-mail`, async ({ mailbox, address }) => {
    const browser = await start();
    try {
      const email = address("buyer");
      const confirmation = await buyCard(browser, { firstName: "Ada", email });
      expect(confirmation).toMatch(/\/[0-9a-f-]{36}\/$/);
      expect(codesIn((await mailbox.gift(email)).text)).toHaveLength(1);
    } finally {
      await browser.close();
    }
  });
}
