import type { Meta, StoryObj } from "@storybook/react";
import { expect, fn, userEvent, within } from "storybook/test";
import { inBusiness } from "../samples/in-business.tsx";
import { sampleGifts } from "../samples/sample-gifts.ts";
import { ColumnsStep } from "./columns-step.tsx";
import { Lists } from "./lists.tsx";
import { Preview } from "./preview.tsx";
import { SampleList } from "./sample-list.tsx";
import type { ShownBatch } from "./shown-batch.ts";

const batch: ShownBatch = {
  id: "1",
  state: "ORDERED",
  createdAt: "2026-11-20T10:00:00Z",
  delivery: "EMAIL",
  variationId: "11",
  senderName: "Atelier Fontaine",
  shipping: { currency: "EUR", value: 0 },
  expected: 200,
  received: 200,
  good: 198,
  bad: 2,
  total: { currency: "EUR", value: 495_000 },
  faulty: [
    {
      position: 11,
      email: "no address",
      firstName: "Zoë",
      lastName: "",
      faults: [{ column: "email", code: 1101 }],
    },
    {
      position: 12,
      email: "tom@example.org",
      firstName: "",
      lastName: "Okafor",
      faults: [{ column: "value", code: 2033 }],
    },
  ],
  first: [
    {
      position: 0,
      email: "anna@example.org",
      firstName: "Anna-Katharina",
      lastName: "Überschär",
      value: 2500,
      message: "Thank you, Anna-Katharina!",
      date: null,
      place: null,
    },
  ],
  orderUuid: "order",
  orderNumber: "CBFR-12345678",
  progress: { waiting: 38, sent: 158, opened: 20, refused: 2, bounced: 0 },
};

const table = {
  heading: ["E-mail", "First name", "Team"],
  rows: [["anna@example.org", "Anna-Katharina", "Sales"]],
};

const meta = { title: "business/Recipients", decorators: [inBusiness] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Columns are guessed; without the address the press says what is missing. */
export const Columns: Story = {
  render: () => <ColumnsStep table={table} delivery="EMAIL" busy={false} onBack={fn()} onMapped={fn()} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: /^Column 1/ }), "Not used");
    await userEvent.click(canvas.getByRole("button", { name: "Check 1 row" }));
    await expect(canvas.getByRole("alert")).toBeVisible();
  },
};
export const Checked: Story = { render: () => <Preview batch={batch} bounds={{ minimum: 1000, maximum: 25_000 }} /> };
export const Sent: Story = { render: () => <Lists batches={[batch]} gifts={sampleGifts} onContinue={fn()} /> };
export const Arabic: Story = { ...Checked, globals: { language: "ar", theme: "GCS" } };
/** What one sees before one has logged in. */
export const Sample: Story = { render: () => <SampleList gifts={sampleGifts} now={Date.UTC(2026, 10, 20)} /> };
