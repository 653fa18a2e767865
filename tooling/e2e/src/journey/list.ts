import { labelled } from "../pages/name.ts";
import type { Visit } from "../shop/visit.ts";

/** Gift, value and message of a list on its page, which is open already. */
export const fillWishes = async (visit: Visit, title: string, message: string, currency = "EUR"): Promise<void> => {
  const { page } = visit;
  const t = visit.words("business");
  await page.getByRole("combobox", { name: labelled(t("recipients.gift")) }).selectOption({ label: title });
  await page.getByRole("textbox", { name: labelled(t("recipients.value", { currency })) }).fill("10");
  await page.getByRole("textbox", { name: labelled(t("recipients.message")) }).fill(message);
};

/** Pastes a table with headings, and goes on to its preview. */
export const pasteTable = async (visit: Visit, rows: readonly string[]): Promise<void> => {
  const { page } = visit;
  const t = visit.words("business");
  await page.getByRole("textbox", { name: labelled(t("recipients.table.paste")) }).fill(rows.join("\n"));
  await page.getByRole("button", { name: t("recipients.table.next") }).click();
  await page.getByRole("button", { name: t("recipients.columns.next", { count: rows.length - 1 }) }).click();
};

/** Who pays: what the forms of companies ask for; an address in France where nothing else is said. */
export const fillCompany = async (visit: Visit, email: string, over: Record<string, string> = {}): Promise<void> => {
  const t = visit.words("business");
  const typed = {
    companyName: "Atelier Fontaine SARL",
    vatNumber: "FR 40 303 265 045",
    referenceNumber: "CC-4711",
    firstName: "Claire",
    lastName: "Fontaine",
    email,
    street: "Rue Oberkampf",
    houseNumber: "12",
    postCode: "75011",
    city: "Paris",
    ...over,
  };
  for (const [name, text] of Object.entries(typed))
    await visit.page
      // Receivers, who stand above, have some of these fields, too.
      .getByRole("textbox", { name: labelled(t(`fields.${name as keyof typeof typed}`)) })
      .last()
      .fill(text);
};

/** Accepts the terms of an order of a list. */
export const acceptTerms = async (visit: Visit): Promise<void> => {
  const t = visit.words("business");
  const label = t("recipients.preview.terms", { terms: t("recipients.preview.termsLink") });
  await visit.page.getByRole("checkbox", { name: labelled(label) }).check();
};

/** Orders what the preview shows on invoice, and waits for the page of its order. */
export const orderOnInvoice = async (visit: Visit, count: number): Promise<void> => {
  const { page } = visit;
  const t = visit.words("business");
  await page.getByRole("radio", { name: labelled(t("recipients.methods.invoice")) }).check();
  await acceptTerms(visit);
  await page.getByRole("button", { name: t("recipients.preview.order", { count }) }).click();
  await page.waitForURL(/[0-9a-f-]{36}/u, { timeout: 30_000 });
};
