import { storyShop } from "@giftshop/storefront-config/testing";
import type { Meta, StoryObj } from "@storybook/react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { contentMessages } from "../messages.ts";
import { ContactForm } from "./contact-form.tsx";
import type { ContactSender } from "./create-sender.ts";
import type { ContactOutcome } from "./outcome.ts";

interface Args {
  outcome: ContactOutcome;
  send: ContactSender["send"];
}

const sent: ContactOutcome = { kind: "sent", reference: "K7WQ-3FDM" };

const meta: Meta<Args> = {
  title: "content/Contact form",
  args: { outcome: sent, send: fn() },
  render: ({ outcome, send }, { globals }) => {
    const { language, storefront } = storyShop(globals);
    const sender: ContactSender = {
      prepare: () => {},
      async send(letter) {
        await send(letter);
        return outcome;
      },
    };
    const { contact } = contentMessages.words(language);
    return (
      <ContactForm
        key={language}
        language={language}
        words={{ contact }}
        email={storefront.organisation.email}
        sender={sender}
      />
    );
  },
};

export default meta;
type Story = StoryObj<Args>;

const write = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByLabelText("Name"), "Zoë Field");
  await userEvent.type(canvas.getByLabelText("Email"), "zoe@example.com");
  await userEvent.type(canvas.getByLabelText("Message"), "Where is my card?");
  return canvas;
};

export const Empty: Story = {};

export const SentEmpty: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Send message" }));
    await waitFor(() => expect(canvas.getByLabelText("Name")).toHaveFocus());
    await expect(within(canvas.getByRole("alert")).getAllByRole("link")).toHaveLength(3);
    await expect(args.send).not.toHaveBeenCalled();
  },
};

/** However often it is pressed, it is sent once; the focus goes to what says so. */
export const Sent: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = await write(canvasElement);
    await userEvent.dblClick(canvas.getByRole("button", { name: "Send message" }));
    await canvas.findByText("Reference: K7WQ-3FDM");
    await expect(args.send).toHaveBeenCalledTimes(1);
    await expect(canvasElement.ownerDocument.activeElement).toHaveTextContent("We’ve received your message");
  },
};

/** Another message begins empty, and in its first field. */
export const SentAgain: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await write(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Send message" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Write another message" }));
    await expect(canvas.getByLabelText("Name")).toHaveFocus();
    await expect(canvas.getByLabelText("Message")).toHaveValue("");
  },
};

/** What was typed stays. */
export const NotSent: Story = {
  args: { outcome: { kind: "failed", failure: "unavailable" } },
  play: async ({ canvasElement }) => {
    const canvas = await write(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Send message" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Your message wasn’t sent");
    await expect(canvas.getByLabelText("Message")).toHaveValue("Where is my card?");
  },
};

export const TooMany: Story = {
  args: { outcome: { kind: "failed", failure: "tooMany" } },
  play: async ({ canvasElement }) => {
    const canvas = await write(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Send message" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("wait a day");
  },
};

/** What commerce refuses stands beside its field. */
export const RefusedByCommerce: Story = {
  args: { outcome: { kind: "refused", errors: { email: "email" } } },
  play: async ({ canvasElement }) => {
    const canvas = await write(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Send message" }));
    await waitFor(() => expect(canvas.getByLabelText("Email")).toHaveFocus());
    await expect(canvas.getByLabelText("Email")).toBeInvalid();
  },
};

export const German: Story = { globals: { language: "de", theme: "GCS" } };
export const Arabic: Story = { globals: { language: "ar", theme: "GCS" } };
