import { createTranslate } from "@giftshop/messages";
import { storyShop } from "@giftshop/storefront-config/testing";
import { Container } from "@giftshop/ui-kit/layout";
import type { Meta, StoryObj } from "@storybook/react";
import { expect, fn, userEvent, within } from "storybook/test";
import { basketMessages } from "../messages.ts";
import { sampleBaskets } from "../samples/sample-basket.ts";
import { BasketView } from "./basket-content.tsx";
import { BasketSkeleton } from "./basket-skeleton.tsx";
import type { BasketState } from "./use-basket.ts";

const idle: BasketState = {
  basket: undefined,
  wishes: new Map(),
  problem: undefined,
  removed: undefined,
  leaving: new Set(),
  wish: fn(),
  remove: fn(async () => {}),
  chooseDay: fn(async () => undefined),
  undo: fn(async () => {}),
  edit: fn(async () => ({ kind: "unreachable" as const })),
  retry: fn(),
};

const meta = {
  title: "basket/Basket",
  parameters: { layout: "fullscreen" },
  args: idle,
  render: (state, { globals }) => {
    const shop = storyShop(globals);
    const words = basketMessages.words(shop);
    const context = {
      language: shop.language,
      locale: shop.locale,
      timeZone: shop.storefront.timeZone,
      currency: "EUR",
      countries: ["DE"],
      noteLimit: 150,
      vat: 2000,
      words,
      hrefs: { listing: shop.link("listing"), checkout: shop.link("checkout"), product: "/{product}/" },
      t: createTranslate(shop.language, words),
    };
    return (
      <Container>
        <BasketView context={context} state={state} skeleton={<BasketSkeleton label={words.loading} />} />
      </Container>
    );
  },
} satisfies Meta<BasketState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const Empty: Story = { args: { basket: sampleBaskets.empty } };

export const One: Story = {
  args: { basket: sampleBaskets.one },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole("button", { name: "Increase quantity" }));
    await expect(args.wish).toHaveBeenCalledWith("a", 3);
    await userEvent.click(page.getByRole("button", { name: "Remove Café Noir from the basket" }));
    await userEvent.click(await within(document.body).findByRole("button", { name: "Remove" }));
    await expect(args.remove).toHaveBeenCalledWith(
      { shipmentTag: "digital", packageId: "a" },
      expect.objectContaining({ title: "Café Noir" }),
    );
  },
};

export const SeveralRecipients: Story = { args: { basket: sampleBaskets.many } };

/** One parcel to the one address: each present says for whom it is. */
export const OneParcelForSeveral: Story = {
  args: { basket: sampleBaskets.together },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText("For Anna-Katharina Überschär")).toBeVisible();
    await expect(page.getByText("For you")).toBeVisible();
  },
};

/** The wished number shows at once; the sums follow. */
export const ForAnotherDay: Story = { args: { basket: sampleBaskets.later } };
export const QuantityOnItsWay: Story = { args: { basket: sampleBaskets.one, wishes: new Map([["a", 7]]) } };
export const SomethingSoldOut: Story = { args: { basket: sampleBaskets.problem } };

/** A smaller number is all that it needs. */
export const FewerLeft: Story = {
  args: { basket: sampleBaskets.fewerLeft },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("You can order up to 2 of these.")).toBeVisible();
  },
};

export const ChangedElsewhere: Story = { args: { basket: sampleBaskets.one, problem: { key: "changed" } } };
export const CommerceAway: Story = { args: { problem: { key: "unreachable" } } };
export const CommerceWentAway: Story = { args: { basket: sampleBaskets.many, problem: { key: "unreachable" } } };

const removed = {
  place: undefined,
  title: "Café Noir",
  input: {
    idempotencyKey: "0123456789abcdef",
    variationId: "digital",
    value: 2500,
    quantity: 1,
    recipient: null,
    message: null,
    wrapperId: null,
    giftPackingId: null,
  },
};

export const Removed: Story = {
  args: { basket: sampleBaskets.empty, removed },
  play: async ({ canvasElement, args }) => {
    const undo = within(canvasElement).getByRole("button", { name: "Undo" });
    await expect(undo).toHaveFocus();
    await userEvent.click(undo);
    await expect(args.undo).toHaveBeenCalled();
  },
};

/** Where it stood, with everything around it in its place. */
export const RemovedFromTheMiddle: Story = {
  args: {
    basket: sampleBaskets.many,
    removed: { ...removed, place: { shipmentId: "emptied", shipment: 1, line: 0 } },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const undo = page.getByRole("button", { name: "Undo" });
    await expect(undo).toHaveAccessibleDescription("Café Noir has been removed.");
    const [first, second] = page.getAllByRole("heading", { level: 2 });
    await expect(first?.compareDocumentPosition(undo)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(second?.compareDocumentPosition(undo)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  },
};
