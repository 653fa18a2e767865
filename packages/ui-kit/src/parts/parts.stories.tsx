import type { Meta, StoryObj } from "@storybook/react";
import { Text } from "../text/text.tsx";
import { Parts } from "./parts.tsx";

const facts = ["By email", "within an hour of payment", "to maximiliane.von.hohenfels@example.com", "25,00 €", false];

const meta = {
  title: "ui-kit/Parts",
  component: Parts,
  args: { children: facts },
  decorators: [(Story) => <Text size="small">{Story()}</Text>],
} satisfies Meta<typeof Parts>;

export default meta;

/** No line begins or ends with a dot. */
export const Narrow: StoryObj<typeof meta> = {
  decorators: [(Story) => <span style={{ display: "block", inlineSize: 280 }}>{Story()}</span>],
};
export const FromTheRight: StoryObj<typeof meta> = {
  args: { children: ["بالبريد الإلكتروني", "خلال ساعة من الدفع", "إلى zoe@example.com", "٢٥ د.إ."] },
  decorators: [
    (Story) => (
      <span dir="rtl" style={{ display: "block", inlineSize: 220 }}>
        {Story()}
      </span>
    ),
  ],
};
