import type { Meta, StoryObj } from "@storybook/react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Documents } from "./documents.tsx";

const onPress = fn();

const meta = {
  title: "ui-kit/Documents",
  component: Documents,
  args: {
    title: "Invoices",
    documents: [
      { id: "1", label: "Invoice CBFR-2026-17", number: "CBFR-2026-17", pdf: "#17.pdf", xml: "#17.xml" },
      { id: "2", label: "Credit note CBFR-2026-18", number: "CBFR-2026-18", pdf: null, xml: null },
    ],
    making: "Your document is being prepared …",
    request: { label: "Request an invoice", pending: false, onPress },
  },
} satisfies Meta<typeof Documents>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each file says whose it is to who hears it alone; a document without one has no link. */
export const OneIsMade: Story = {
  play: async ({ canvasElement }) => {
    const section = within(within(canvasElement).getByRole("region", { name: "Invoices" }));
    const names = section.getAllByRole("link").map((link) => link.getAttribute("aria-label"));
    await expect(names).toEqual(["PDF CBFR-2026-17", "XML CBFR-2026-17"]);
    await expect(section.getByRole("status")).toHaveTextContent("being prepared");
    await userEvent.click(section.getByRole("button", { name: "Request an invoice" }));
    await expect(onPress).toHaveBeenCalledTimes(1);
  },
};
export const NothingCameOfIt: Story = {
  parameters: { baseline: false },
  args: { documents: [], making: undefined, problem: "We couldn’t prepare an invoice. Please try again." },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent("Please try again");
  },
};
