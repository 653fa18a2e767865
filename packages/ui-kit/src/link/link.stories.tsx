import type { Meta, StoryObj } from "@storybook/react";
import { BackLink, Link } from "./link.tsx";

const meta = {
  title: "ui-kit/Link",
  component: Link,
  args: { href: "#cards", children: "View all gift cards" },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Inline: Story = {
  render: (args) => (
    <p>
      A gift for everybody. <Link {...args} /> or send one by e-mail.
    </p>
  ),
};
export const Plain: Story = { args: { variant: "plain" } };
export const Arrow: Story = { args: { variant: "arrow" } };
export const Back: Story = { render: () => <BackLink href="#list">Back to all gift cards</BackLink> };
export const BackInArabic: Story = {
  globals: { language: "ar" },
  render: () => <BackLink href="#list">العودة إلى جميع بطاقات الهدايا</BackLink>,
};
