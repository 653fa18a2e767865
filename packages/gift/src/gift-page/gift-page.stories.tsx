import { createShop, type Language, storefronts } from "@giftshop/storefront-config";
import type { Meta, StoryObj } from "@storybook/react";
import { expect, within } from "storybook/test";
import { sampleCard, sampleGift, sampleShown } from "../testing/sample-gift.ts";
import { sampleWrapper } from "../testing/sample-pictures.ts";
import { GiftPage, type GiftPageProps } from "./gift-page.tsx";
import type { Code, ShownGift } from "./load-gift.ts";

/** The page in the house and the language of the toolbar. */
const shopOf = (theme: unknown, language: unknown) => {
  const speaks = storefronts.filter(({ languages }) => languages.includes(language as Language));
  const found = speaks.find(({ group }) => group === theme) ?? speaks[0];
  return found ? createShop(found.code, language as Language) : createShop("CKUK", "en");
};

/** A card is worth money of its shop. */
const paidIn = (currency: string, shown: ShownGift): ShownGift => {
  if (shown.kind === "busy") return shown;
  const money = ({ value }: Code["value"]) => ({ value, currency }) as Code["value"];
  return {
    ...shown,
    cards: shown.cards.map((card) => ({ ...card, value: money(card.value), balance: money(card.balance) })),
  };
};

const meta = {
  title: "gift/Gift page",
  component: GiftPage,
  parameters: { layout: "fullscreen" },
  render: ({ shown }, { globals }) => {
    const shop = shopOf(globals.theme, globals.language);
    return <GiftPage shop={shop} shown={paidIn(shop.storefront.currency, shown)} />;
  },
  args: { shown: sampleShown(sampleGift()) } as GiftPageProps,
} satisfies Meta<typeof GiftPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const wrapper = { title: "Birthday", image: { url: sampleWrapper } };
const opened = sampleGift({ state: "OPENED", canThank: true, wrapper });

/** Nothing of its value is in the page before the press. */
export const Wrapped: Story = {
  args: { shown: sampleShown(sampleGift({ wrapper })) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole("button")).toHaveLength(1);
    await expect(canvasElement).not.toHaveTextContent("50");
  },
};
/** Its buyer wants to know when it is opened: whoever opens it is asked, too. */
export const WrappedAndAsked: Story = {
  parameters: { baseline: false },
  args: { shown: sampleShown(sampleGift({ canTell: true })) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("checkbox", { name: "Let Élodie know I’ve opened it" })).not.toBeChecked();
  },
};
/** The house's own paper, where no wrapper was chosen. */
export const WrappedInHousePaper: Story = {};
export const WrappedInTheSecondHouse: Story = { ...Wrapped, globals: { theme: "CK" } };
export const WrappedInTheThirdHouse: Story = { globals: { theme: "GCS" } };
/** The room darkens, and the gift keeps its colours. */
export const WrappedByNight: Story = { globals: { theme: "GCS", scheme: "dark" } };
export const WrappedInTheSecondHouseByNight: Story = { globals: { theme: "CK", scheme: "dark" } };
export const WrappedInArabic: Story = { globals: { theme: "GCS", language: "ar" } };

export const Opened: Story = { args: { shown: sampleShown(opened, [sampleCard()]) } };
const passes: Code["passes"] = [
  { wallet: "APPLE", path: "#apple" },
  { wallet: "GOOGLE", path: "#google" },
];
/** Where the shop has keys for wallets. */
export const OpenedWithWallets: Story = {
  parameters: { baseline: false },
  args: { shown: sampleShown(opened, [sampleCard({ passes })]) },
  play: async ({ canvasElement }) => {
    for (const name of [/Apple Wallet/, /Google Wallet/])
      await expect(within(canvasElement).getByRole("link", { name })).toBeVisible();
  },
};
/** Without a note it is one column, and the box for thanks says what becomes of a line. */
export const OpenedWithoutNote: Story = {
  parameters: { baseline: false },
  args: { shown: sampleShown({ ...opened, message: null }, [sampleCard()]) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^One line is enough/)).toBeVisible();
    await expect(canvasElement.querySelector("[data-words]")).toBeNull();
  },
};
/** A value above the limit of one card is several. */
export const OpenedAsTwoCards: Story = {
  args: {
    shown: sampleShown(opened, [
      sampleCard({ value: { value: 14_500, currency: "EUR" } }),
      sampleCard({ number: "6299110012345678912", balance: { value: 400, currency: "EUR" } }),
    ]),
  },
};
export const OpenedInTheSecondHouse: Story = { globals: { theme: "CK" }, args: { ...Opened.args } };
export const OpenedByNight: Story = { globals: { scheme: "dark" }, args: { ...Opened.args } };
export const OpenedInArabic: Story = { globals: { theme: "GCS", language: "ar" }, args: { ...Opened.args } };
export const OpenedBefore: Story = { args: { shown: sampleShown(opened) } };
export const Thanked: Story = {
  args: { shown: { ...sampleShown(sampleGift({ state: "OPENED" })), thanks: "sent" } },
};
export const TakenBack: Story = { args: { shown: sampleShown(sampleGift({ state: "TAKEN_BACK" })) } };
export const TooManyLinks: Story = { args: { shown: { kind: "busy" } } };
