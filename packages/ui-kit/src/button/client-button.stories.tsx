import type { Meta, StoryObj } from "@storybook/react";
import { renderToString } from "react-dom/server";
import { expect, fn, userEvent, within } from "storybook/test";
import { ClientButton } from "./client-button.tsx";

const meta = {
  title: "ui-kit/Button, of the client",
  component: ClientButton,
  args: { children: "Copy the link", variant: "secondary", onClick: fn() },
} satisfies Meta<typeof ClientButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole("button", { name: "Copy the link" });
    await expect(button).not.toHaveAttribute("aria-disabled");
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** As the server sends it. */
export const Inert: Story = {
  render: (args) => <div dangerouslySetInnerHTML={{ __html: renderToString(<ClientButton {...args} />) }} />,
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole("button", { name: "Copy the link" });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await expect(button).toHaveAttribute("data-inert");
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
