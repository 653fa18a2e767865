import type { Meta, StoryObj } from "@storybook/react";
import { expect, userEvent, within } from "storybook/test";
import { inBusiness } from "../samples/in-business.tsx";
import { sampleGifts } from "../samples/sample-gifts.ts";
import { RequestForm } from "./request-form.tsx";

const meta = {
  title: "business/Request form",
  component: RequestForm,
  decorators: [inBusiness],
  args: { gifts: sampleGifts, heading: 1 },
} satisfies Meta<typeof RequestForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const dot = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const logo = new File([Uint8Array.from(atob(dot), (letter) => letter.charCodeAt(0))], "acorn.png", {
  type: "image/png",
});

/** A press says what is missing; another gift and a logo can be added and taken away. */
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Add another gift" }));
    await expect(canvas.getAllByRole("combobox", { name: /Gift card/ })).toHaveLength(2);
    await userEvent.click(canvas.getByRole("button", { name: "Remove gift 2" }));
    await userEvent.upload(canvas.getByLabelText(/^Your logo/), logo);
    await userEvent.click(await canvas.findByRole("button", { name: "Remove logo" }));
    await expect(canvas.queryByText("acorn.png is attached.")).toBeNull();
    await expect(canvas.getByLabelText(/^Your logo/)).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Request quote" }));
    await expect((await canvas.findAllByText("Please choose a gift.")).at(-1)).toBeVisible();
  },
};
export const Chosen: Story = { args: { gift: sampleGifts[0] } };
export const German: Story = { args: { gift: sampleGifts[0] }, globals: { language: "de", theme: "GCS" } };
export const Arabic: Story = { args: { gift: sampleGifts[0] }, globals: { language: "ar", theme: "GCS" } };
