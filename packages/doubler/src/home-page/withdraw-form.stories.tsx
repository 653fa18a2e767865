import type { Meta, StoryObj } from "@storybook/react";
import { doublerMessages } from "../messages.ts";
import { drawingShop } from "../testing/drawing-shop.ts";
import { WithdrawForm } from "./withdraw-form.tsx";

const meta: Meta = {
  title: "doubler/Withdraw an entry",
  render: (_, { globals }) => {
    const shop = drawingShop(globals.language);
    return (
      <WithdrawForm
        language={shop.language}
        words={doublerMessages.words(shop)}
        withdraw={async () => ({ refusal: "receipt" })}
      />
    );
  },
};

export default meta;

export const Form: StoryObj = { globals: { language: "fr" } };
export const Dutch: StoryObj = { globals: { language: "nl" } };
