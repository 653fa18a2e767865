import { withText } from "../../src/browsers/buy-card.ts";
import { furtherBrowsers } from "../../src/browsers/further-browsers.ts";
import { test } from "../../src/fixtures/test.ts";
import { give, giver } from "../../src/journey/give.ts";
import { wrappedIn } from "../../src/stack/environment.ts";

/** How each house asks for the press that opens a gift. */
const hints = { CB: "gift.hint.ribbon", CK: "gift.hint.balloon", GCS: "gift.hint.seal" } as const;

for (const [name, start] of Object.entries(furtherBrowsers)) {
  for (const house of ["CB", "CK", "GCS"] as const) {
    test(`${name} unwraps a gift of ${house}`, async ({ visit: walkIn, mailbox, address }) => {
      const visit = walkIn(wrappedIn[house]);
      const link = await give(visit, mailbox, [address("buyer"), address("friend")]);
      const t = visit.words("gift");
      const browser = await start();
      try {
        await browser.open(link);
        await browser.press(withText("button", t(hints[house])));
        await browser.see(withText("h1", t("gift.openedFrom", { sender: giver })));
        await browser.see("//main//*[@data-copy]");
      } finally {
        await browser.close();
      }
    });
  }
}
