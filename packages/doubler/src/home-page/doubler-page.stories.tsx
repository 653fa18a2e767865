import type { Meta, StoryObj } from "@storybook/react";
import { drawingShop } from "../testing/drawing-shop.ts";
import { emptyDoubler, sampleDoubler } from "../testing/sample-doubler.ts";
import { DoublerPage } from "./doubler-page.tsx";

const meta: Meta<{ data: typeof sampleDoubler }> = {
  title: "doubler/Page of the draw",
  parameters: { layout: "fullscreen" },
  args: { data: sampleDoubler },
  render: ({ data }, { globals }) => (
    <DoublerPage key={globals.language} shop={drawingShop(globals.language)} data={data} />
  ),
};

export default meta;
type Story = StoryObj<{ data: typeof sampleDoubler }>;

export const Page: Story = { globals: { language: "fr" } };
export const Dutch: Story = { globals: { language: "nl" } };
export const NobodyYet: Story = { args: { data: emptyDoubler }, globals: { language: "fr" } };
export const Party: Story = { globals: { language: "fr", theme: "CK" } };
export const Concierge: Story = { globals: { language: "fr", theme: "GCS" } };
