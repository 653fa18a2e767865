import { expect, test } from "../src/fixtures/test.ts";
import { labelled } from "../src/pages/name.ts";

test("a message to the shop: mistakes are said beside their fields, it is sent once they are mended, and a mail confirms it", {
  tag: "@content",
}, async ({ visit: walkIn, address, mailbox }) => {
  const visit = walkIn("CKUK");
  const { page } = visit;
  const t = visit.words("content");
  const email = address("writer");
  await visit.open("contact");
  const field = (name: "name" | "email" | "message") =>
    page.getByRole("textbox", { name: labelled(t(`contact.${name}`)) });
  const send = page.getByRole("button", { name: t("contact.send") });

  await field("name").fill("Ada Byron");
  await field("email").fill("ada@");
  await send.click();
  await expect(page.getByText(t("contact.summary"))).toBeVisible();
  await expect(field("email")).toHaveAccessibleDescription(new RegExp(t("contact.errors.emailForm")));
  await expect(field("message")).toHaveAccessibleDescription(new RegExp(t("contact.errors.message")));

  await field("email").fill(email);
  await field("message").fill("Where is the parcel that I ordered on Monday?");
  await send.click();
  await expect(page.getByRole("heading", { name: t("contact.sent.title") })).toBeVisible();
  const letter = await mailbox.newest(email, 20_000);
  expect(letter.storefront).toBe("CKUK");
});
