import { formatDate, formatMoney } from "@giftshop/messages";
import type { Shop } from "@giftshop/storefront-config/shop";
import type { AccountTranslate } from "../../account-words.ts";

type Texts = Readonly<Record<string, string | number | null | undefined>>;

interface Package {
  recipientName: string | null;
  recipientEmail: string | null;
  message: string | null;
  items: readonly { title: string; quantity: number; unitPrice: number }[];
}

/** As much as is shown of what `exportAccount` answers. */
export interface Exported {
  exportedAt: string;
  profile: Texts & { createdAt: string };
  addresses: readonly Texts[];
  orders: readonly {
    number: string;
    placedAt: string;
    currency: string;
    grandTotal: number;
    status: "PENDING" | "COMPLETED" | "CANCELED";
    buyer?: Texts;
    packages?: readonly Package[];
    addresses?: readonly Texts[];
  }[];
  cards: readonly { title: string; lastDigits: string; balance: number; currency: string; expiresOn: string }[];
  sessions: readonly { device: string; seenAt: string }[];
  passkeys: readonly { device: string; createdAt: string }[];
}

/** A text as it stands in HTML. */
const escaped = (text: string): string => text.replace(/[&<>"']/gu, (character) => `&#${character.codePointAt(0)};`);

const joined = (...texts: (string | number | null | undefined)[]): string =>
  texts.filter((text) => text !== null && text !== undefined && text !== "").join(", ");

const list = (lines: readonly string[]): string =>
  lines.length === 0 ? "<p>–</p>" : `<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join("")}</ul>`;

const style =
  "body{font:1rem/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}h2{margin-top:2rem}li{margin:.25rem 0;overflow-wrap:anywhere}";

/** Everything that an account keeps, as a page that needs nothing else: to be read, printed and kept. */
export const readableExport = (data: Exported, { t, shop }: { t: AccountTranslate; shop: Shop }): string => {
  const { locale, storefront } = shop;
  const money = (currency: string, value: number) => formatMoney({ currency, value }, locale, "always");
  const day = (instant: string) => formatDate(instant, locale, storefront.timeZone, { dateStyle: "long" });
  const addressOf = (one: Texts) =>
    joined(
      joined(one.firstName, one.lastName).replace(", ", " "),
      one.companyName,
      [one.street, one.houseNumber, one.suffix].filter(Boolean).join(" "),
      [one.postCode, one.city].filter(Boolean).join(" "),
      one.countryCode,
      one.email,
      one.phoneNumber,
    );
  const gift = (currency: string, { items, recipientName, recipientEmail, message }: Package) =>
    joined(
      items
        .map(({ title, quantity, unitPrice }) =>
          t("account.orders.times", { count: quantity, title: `${title} ${money(currency, unitPrice)}` }),
        )
        .join(" + "),
      recipientName && t("account.orders.for", { name: recipientName }),
      recipientEmail,
      message && `“${message}”`,
    );
  const orders = data.orders.map((order) => {
    const head = joined(
      t("account.orders.number", { number: order.number }),
      day(order.placedAt),
      t(`account.orders.status.${order.status}`),
      money(order.currency, order.grandTotal),
    );
    const lines = [
      addressOf(order.buyer ?? {}),
      ...(order.packages ?? []).map((one) => gift(order.currency, one)),
    ].filter(Boolean);
    return `<h3>${escaped(head)}</h3>${list(lines)}`;
  });
  const { email, invoiceEmail, vatNumber, createdAt } = data.profile;
  const sections: readonly (readonly [title: string, html: string])[] = [
    [
      t("account.data.profile"),
      list([addressOf(data.profile), joined(email, invoiceEmail, vatNumber), day(createdAt)].filter(Boolean)),
    ],
    [t("account.addressBook.title"), list(data.addresses.map(addressOf))],
    [t("account.orders.title"), orders.join("") || "<p>–</p>"],
    [
      t("account.data.cards.title"),
      list(
        data.cards.map(({ title, lastDigits, currency, balance, expiresOn }) =>
          joined(
            t("account.data.cards.ending", { title, digits: lastDigits }),
            money(currency, balance),
            t("account.data.cards.expires", { date: day(`${expiresOn}T12:00:00Z`) }),
          ),
        ),
      ),
    ],
    [
      t("account.data.sessions.title"),
      list(
        data.sessions.map(({ device, seenAt }) => joined(device || t("account.data.sessions.unknown"), day(seenAt))),
      ),
    ],
    [
      t("account.data.passkeys.title"),
      list(data.passkeys.map(({ device, createdAt: made }) => joined(device, day(made)))),
    ],
  ];
  const title = escaped(`${t("account.data.export.title")} – ${storefront.name}`);
  const body = sections.map(([name, html]) => `<h2>${escaped(name)}</h2>${html}`).join("");
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style>`;
  return `<!doctype html><html lang="${locale}" dir="${shop.direction}"><head>${head}</head><body><h1>${title}</h1><p>${escaped(day(data.exportedAt))}</p>${body}</body></html>`;
};
