import type { Meta, StoryObj } from "@storybook/react";
import { doublerMessages } from "../messages.ts";
import { drawingShop } from "../testing/drawing-shop.ts";
import { Claim } from "./claim.tsx";

const meta: Meta<{ state: "OFFERED" | "CLAIMED" | "OVER" }> = {
  title: "doubler/Claim a prize",
  args: { state: "OFFERED" },
  render: ({ state }, { globals }) => {
    const shop = drawingShop(globals.language);
    const value = { currency: "EUR", value: 4000 } as const;
    const answer = async () => ({ data: { state, endsAt: "2026-12-21T11:01:00.000Z", value } });
    return <Claim shop={shop.data} words={doublerMessages.words(shop)} calls={{ read: answer, claim: answer }} />;
  },
};

export default meta;
type Story = StoryObj<{ state: "OFFERED" | "CLAIMED" | "OVER" }>;

export const Offered: Story = { globals: { language: "fr" } };
export const Claimed: Story = { args: { state: "CLAIMED" }, globals: { language: "fr" } };
export const Over: Story = { args: { state: "OVER" }, globals: { language: "nl" } };
