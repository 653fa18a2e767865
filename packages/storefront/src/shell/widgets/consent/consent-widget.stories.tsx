import { shellTexts } from "@giftshop/content";
import { storyShop } from "@giftshop/storefront-config/testing";
import { Link } from "@giftshop/ui-kit/link";
import type { Meta, StoryObj } from "@storybook/react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { CheckoutFooter } from "../../footer/checkout-footer.tsx";
import { samplePage, sampleStores } from "../../samples/stores.ts";
import type { WidgetData } from "../data/widget-data.ts";
import { Widgets } from "../widgets.tsx";

const page = within(document.body);
const settings = () => page.findByRole("dialog", { name: "Cookie settings" });

const dataUrl = (data: WidgetData) => `data:application/json,${encodeURIComponent(JSON.stringify(data))}`;

const meta = {
  title: "storefront/Cookie settings opened",
  component: Widgets,
  args: {
    data: dataUrl({
      texts: shellTexts(storyShop({ theme: "CB", language: "en" }), 2026).widgets,
      stores: sampleStores({ theme: "CB", language: "en" }),
      popUp: null,
    }),
    page: "home",
    ways: { top: "Back to top", here: samplePage },
  },
  render: (args) => (
    <>
      <Link href="#statement" data-opens-consent>
        Cookies
      </Link>
      <Widgets {...args} />
    </>
  ),
  // No other shop is proposed meanwhile.
  beforeEach: () => sessionStorage.setItem("visitor-country", ""),
  // The moment shown is the page without the settings.
  parameters: { baseline: false },
} satisfies Meta<typeof Widgets>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Pressed before anything of it was fetched, it opens;
 * Escape gives focus back to the link, which led nowhere.
 */
export const ByLink: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "Cookies" });
    link.click();
    const dialog = await settings();
    await expect(location.hash).not.toBe("#statement");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(link).toHaveFocus());
  },
};

/** Any script may open it, again and again. */
export const ByBrowserObject: Story = {
  play: async () => {
    await waitFor(() => expect(window.cookieConsent).toBeDefined());
    window.cookieConsent?.open();
    const dialog = await settings();
    await userEvent.click(page.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    window.cookieConsent?.open();
    await settings();
  },
};

/** At the foot of the checkout, where nothing else lies over the page. */
export const OnTheCheckout: Story = {
  render: ({ data }) => (
    <>
      <CheckoutFooter shop={storyShop({ theme: "CB", language: "en" })} />
      <Widgets data={data} page="checkout" />
    </>
  ),
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole("link", { name: "Cookies" }).click();
    await expect(await settings()).toBeVisible();
    await expect(page.queryByRole("button", { name: "Back to top" })).toBeNull();
  },
};
