import type { Meta, StoryObj } from "@storybook/react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { FilterIcon } from "../icon/icon.tsx";
import { Stack } from "../layout/layout.tsx";
import { LazyDropdown } from "./dropdown-lazy.tsx";

const page = within(document.body);

const meta = {
  title: "ui-kit/Dropdown",
  component: LazyDropdown,
  args: {
    label: "Filter",
    name: "Filter gift cards",
    icon: <FilterIcon />,
    children: (close) => (
      <Stack gap={4}>
        <Checkbox label="Arrives today" />
        <Checkbox label="Can be posted" />
        <Button onClick={close}>Show 24 gift cards</Button>
      </Stack>
    ),
  },
} satisfies Meta<typeof LazyDropdown>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Pressed before it was fetched; what is in it works, and done gives focus back to the button. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    const opener = () => within(canvasElement).getByRole("button", { name: "Filter" });
    opener().focus();
    opener().click();
    await page.findByRole("dialog", { name: "Filter gift cards" });
    await userEvent.click(page.getByRole("checkbox", { name: "Arrives today" }));
    await userEvent.click(page.getByRole("button", { name: "Show 24 gift cards" }));
    await waitFor(() => expect(opener()).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await page.findByRole("dialog");
  },
};
export const Closed: Story = {};
export const Disabled: Story = { args: { disabled: true } };
