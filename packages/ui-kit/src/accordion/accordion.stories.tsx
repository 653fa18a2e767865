import type { Meta, StoryObj } from "@storybook/react";
import { expect, userEvent, within } from "storybook/test";
import { Text } from "../text/text.tsx";
import { Accordion, AccordionItem } from "./accordion.tsx";

const meta = { title: "ui-kit/Accordion", component: Accordion } satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Questions: Story = {
  render: () => (
    <Accordion>
      <AccordionItem title="Where can the card be spent?" name="questions">
        <Text>In every shop of the brand and on its website.</Text>
      </AccordionItem>
      <AccordionItem title="How long is it valid?" name="questions">
        <Text>The date is printed on the card. We remind you before it comes.</Text>
      </AccordionItem>
    </Accordion>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText("Where can the card be spent?"));
    await expect(canvas.getByText(/every shop of the brand/)).toBeVisible();
    await userEvent.click(canvas.getByText("How long is it valid?"));
    await expect(canvas.getByText(/printed on the card/)).toBeVisible();
    await expect(canvas.getByText(/every shop of the brand/)).not.toBeVisible();
  },
};
