import type { Meta, StoryObj } from "@storybook/react";
import { type ComponentProps, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Text } from "../text/text.tsx";
import { MapFrame } from "./map-frame.tsx";

const draw = fn(() => <Text style={{ placeSelf: "center" }}>Rue de Rivoli, Paris</Text>);

const Asked = ({ showLabel, ...frame }: ComponentProps<typeof MapFrame>) => {
  const [shown, setShown] = useState(false);
  return <MapFrame {...frame} showLabel={shown ? undefined : showLabel} onShow={() => setShown(true)} />;
};

const meta = {
  title: "ui-kit/Map frame",
  component: MapFrame,
  args: {
    label: "Shops on the map",
    placeholder: "14 shops near you",
    loadingLabel: "The map is coming",
    children: draw,
  },
  beforeEach: () => {
    draw.mockClear();
  },
} satisfies Meta<typeof MapFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InSight: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("Rue de Rivoli, Paris")).toBeVisible();
  },
};

/** Far below it is not drawn, until somebody comes near. */
export const FarBelow: Story = {
  decorators: [
    (Story) => (
      <>
        <div style={{ blockSize: "300vh" }} />
        <Story />
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    const map = within(canvasElement).getByRole("region", { name: "Shops on the map" });
    await expect(within(map).getByRole("status")).toHaveTextContent("The map is coming");
    await expect(draw).not.toHaveBeenCalled();
    map.scrollIntoView();
    await waitFor(() => expect(draw).toHaveBeenCalled());
  },
  parameters: { baseline: false },
};

/** Where others draw the map, it is asked for. */
export const OnRequest: Story = {
  args: { showLabel: "Show the map", consentNote: <Text size="small">Then the maker of the map learns of it.</Text> },
  play: async ({ canvasElement }) => {
    await expect(draw).not.toHaveBeenCalled();
    await expect(within(canvasElement).getByRole("button", { name: "Show the map" })).toBeVisible();
  },
};

/** Asked for by keyboard: focus goes on to what takes the place of the press. */
export const Requested: Story = {
  args: { showLabel: "Show the map" },
  render: (args) => <Asked {...args} />,
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole("button", { name: "Show the map" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(await within(canvasElement).findByText("Rue de Rivoli, Paris")).toBeVisible();
    await expect(within(canvasElement).getByRole("region", { name: "Shops on the map" })).toHaveFocus();
  },
};

export const Arabic: Story = {
  globals: { language: "ar", theme: "GCS" },
  args: { label: "المتاجر على الخريطة", placeholder: "14 متجرًا بالقرب منك", showLabel: "عرض الخريطة" },
};
