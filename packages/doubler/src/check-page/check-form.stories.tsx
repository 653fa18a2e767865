import { createTranslate } from "@giftshop/messages";
import type { Meta, StoryObj } from "@storybook/react";
import { doublerMessages } from "../messages.ts";
import { drawingShop } from "../testing/drawing-shop.ts";
import { CheckForm } from "./check-form.tsx";
import { VerdictView } from "./verdict-view.tsx";

const steps = ["rules", "seed", "list", "commitment", "beacon", "places"] as const;

const meta: Meta<{ wrong: boolean }> = {
  title: "doubler/Check a draw",
  args: { wrong: false },
  render: ({ wrong }, { globals }) => {
    const shop = drawingShop(globals.language);
    const words = doublerMessages.words(shop);
    const verdict = {
      ok: !wrong,
      commitment: "3c".repeat(32),
      checks: steps.map((step) => ({ step, ok: !wrong || step !== "list" })),
      own: { position: 12, place: wrong ? undefined : 0 },
    };
    return (
      <>
        <CheckForm language={shop.language} words={words} draws={["CBFR-2026-11", "CBFR-2026-10"]} />
        <VerdictView
          t={createTranslate(shop.language, words)}
          language={shop.language}
          verdict={verdict}
          entries={987}
        />
      </>
    );
  },
};

export default meta;
type Story = StoryObj<{ wrong: boolean }>;

export const Right: Story = { globals: { language: "fr" } };
export const Wrong: Story = { args: { wrong: true }, globals: { language: "fr" } };
export const Dutch: Story = { globals: { language: "nl" } };
