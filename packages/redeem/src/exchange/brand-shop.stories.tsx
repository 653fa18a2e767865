import { createTranslate } from "@giftshop/messages";
import { shopSpeaking } from "@giftshop/storefront-config/testing";
import type { Meta, StoryObj } from "@storybook/react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { sampleExchange } from "../testing/sample-exchange.ts";
import { ExchangeProvider } from "./exchange-context.tsx";
import { exchangeMessages } from "./exchange-words.ts";
import { BrandFrame } from "./windows/brand-frame.tsx";
import { BrandRedirect } from "./windows/brand-redirect.tsx";

interface Args {
  address: string;
  frame: boolean;
  go: (address: string) => void;
}

const meta: Meta<Args> = {
  title: "redeem/Brand shop",
  args: { address: "https://issuer.brands.example/lumen/", frame: false, go: fn() },
  render: ({ address, frame, go }, { globals }) => {
    const shop = shopSpeaking(globals.language);
    const t = createTranslate(shop.language, exchangeMessages.words(shop));
    const exchange = { shop, t, order: sampleExchange(), busy: false, change: async () => undefined, open: fn() };
    return (
      <ExchangeProvider value={exchange}>
        {frame ? (
          <BrandFrame brand={{ iframeUrl: address }} title="Lumen" name="Lumen" />
        ) : (
          <BrandRedirect
            brand={{ giftomaticRedirect: address, giftomaticRedirectTime: 60 }}
            name="Lumen"
            onStay={fn()}
            go={go}
          />
        )}
      </ExchangeProvider>
    );
  },
};

export default meta;
type Story = StoryObj<Args>;

/** The countdown can be stopped; then nothing happens by itself. */
export const Redirect: Story = {
  globals: { language: "en" },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Stay here" }));
    await waitFor(() => expect(canvas.getByRole("timer")).toHaveTextContent("The countdown has stopped"));
    await expect(args.go).not.toHaveBeenCalled();
  },
};

/** An address that nobody put on the list is neither shown nor gone to. */
export const UnknownShop: Story = {
  args: { address: "https://evil.example/", frame: true },
  play: async ({ canvasElement }) => expect(canvasElement.querySelector("iframe")).toBeNull(),
};
export const RedirectGerman: Story = { globals: { language: "de", theme: "GCS" } };
export const RedirectArabic: Story = { globals: { language: "ar", theme: "GCS" } };
