import { shellTexts } from "@giftshop/content";
import type { Toggles } from "@giftshop/storefront-config";
import { brandingOf } from "@giftshop/storefront-config/branding";
import { storyShop } from "@giftshop/storefront-config/testing";
import type { Meta, StoryObj } from "@storybook/react";
import { expect, within } from "storybook/test";
import { sampleStore } from "../../store/testing/sample-store.ts";
import { FrameWarning } from "../frame/frame-warning.tsx";
import { BusinessHeader } from "./business-header.tsx";
import { CheckoutHeader } from "./checkout-header.tsx";
import type { HeaderProps } from "./header-props.ts";
import { RedeemHeader } from "./redeem/redeem-header.tsx";
import { SiteHeader } from "./site-header.tsx";

const headers = { site: SiteHeader, redeem: RedeemHeader, business: BusinessHeader, checkout: CheckoutHeader };

interface Args {
  /** Which of the headers. */
  kind: keyof typeof headers;
  version: Toggles["headerVersion"];
  /** Drawn below it, 30 px. */
  decorated: boolean;
  /** Digital gift cards are sent with delay. */
  delayed?: boolean;
}

const meta = {
  title: "storefront/Header",
  parameters: { layout: "fullscreen" },
  args: { kind: "site", version: 1, decorated: false },
  render: ({ kind, version, decorated, delayed = false }, { globals }) => {
    const shop = storyShop(globals, {
      headerVersion: version,
      businessHeader: version === 2,
    });
    const branding = brandingOf(shop.storefront);
    const pattern = brandingOf({ code: "CBFR" }).headerDecoration;
    const Header = headers[kind];
    const props: HeaderProps = {
      shop,
      branding: { ...branding, headerDecoration: decorated ? (branding.headerDecoration ?? pattern) : null },
      texts: shellTexts(shop, 2026),
      store: sampleStore(shop),
      here: shop.link("balanceCheck"),
      route: "balanceCheck",
    };
    // The line of the search box hangs below the bar, in a margin that would reach out of the story.
    return (
      <div style={{ display: "flow-root" }}>
        <Header {...props} />
        <FrameWarning
          kind={kind}
          warnings={delayed ? [{ place: "REDEEM", text: null }] : []}
          delayed={props.texts.redeem.delayed}
        />
      </div>
    );
  },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const Two: Story = { args: { version: 2 } };
export const Three: Story = { args: { version: 3 } };
export const WithDecoration: Story = { args: { decorated: true } };

/** The sheet of a phone: scenes of the house above where one goes most. */
export const MenuOpen: Story = {
  decorators: [(Story) => <div style={{ minBlockSize: "100dvh" }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const menu = canvasElement.querySelector<HTMLElement>("[data-menu-sheet]");
    menu?.showPopover();
    await expect(menu).toBeVisible();
    await expect(canvasElement.querySelectorAll("[data-tile]")).toHaveLength(4);
  },
};
export const MenuOpenArabic: Story = { ...MenuOpen, globals: { language: "ar", theme: "GCS" } };
export const Redeem: Story = { args: { kind: "redeem" } };
export const RedeemDelayed: Story = {
  args: { kind: "redeem", delayed: true },
  parameters: { baseline: false },
  play: async ({ canvasElement }) => {
    const warning = "Digital gift cards are currently sent with a delay.";
    await expect(within(canvasElement).getByText(warning)).toBeVisible();
  },
};
export const Business: Story = { args: { kind: "business", version: 2 } };
/** Long words of a menu: what has no room in one line stands under "More". */
export const BusinessOnDesktop: Story = {
  args: { kind: "business", version: 2 },
  globals: { language: "de", theme: "GCS", viewport: { value: "desk" } },
};
export const Checkout: Story = { args: { kind: "checkout" } };
export const CheckoutByNight: Story = { args: { kind: "checkout" }, globals: { scheme: "dark" } };
export const German: Story = { args: { version: 2 }, globals: { language: "de" } };
export const Arabic: Story = { args: { version: 3 }, globals: { language: "ar", theme: "GCS" } };
