import type { Meta, StoryObj } from "@storybook/react";
import { BarChart } from "./bar-chart.tsx";

const meta = {
  title: "ui-kit/Bar chart",
  component: BarChart,
  args: {
    caption: "Spend by month, EUR",
    bars: [
      { id: "2026-09", label: "September 2026", value: 125_000, valueLabel: "€1,250.00" },
      { id: "2026-10", label: "October 2026", value: 20_000, valueLabel: "€200.00" },
      { id: "2026-11", label: "November 2026", value: 240_050, valueLabel: "€2,400.50" },
    ],
  },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfNothing: Story = {
  args: { bars: [{ id: "a", label: "September 2026", value: 0, valueLabel: "€0.00" }] },
};
export const Arabic: Story = {
  globals: { language: "ar", theme: "GCS" },
  args: {
    caption: "الإنفاق حسب الشهر، AED",
    bars: [
      { id: "a", label: "سبتمبر 2026", value: 50, valueLabel: "50.00 AED" },
      { id: "b", label: "أكتوبر 2026", value: 100, valueLabel: "100.00 AED" },
    ],
  },
};
