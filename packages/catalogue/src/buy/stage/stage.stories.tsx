import { sampleFaces } from "@giftshop/ui-kit/sample-faces";
import type { Meta, StoryObj } from "@storybook/react";
import { Preview } from "../preview/preview.tsx";
import { PreviewCard } from "../preview/preview-card.tsx";
import { stageDress } from "./stage-dress.tsx";
import type { StageParts } from "./stage-parts.ts";

const picture = {
  url: sampleFaces.cafe.src,
  title: "Café Noir",
  backgroundColor: "#F9D9C2",
  showShadow: true,
};

const sleeve = { wrapper: { title: "Garden", imageUrl: sampleFaces.garden.src } };
const packed = (front: string) => ({ packing: { title: "Packing", imageUrl: `/packing.svg#${front}` } });
const box = packed("ribbon-box");
const day = { day: { date: "2099-12-24", hour: 18 }, dayWords: "Thursday 24 December, 18:00", locale: "en-GB" };
const note = { message: "Happy birthday, dear Nina! Take the whole afternoon, and the biggest piece of cake." };

const meta = {
  title: "catalogue/Gift stage",
  component: Preview,
  args: { label: "How your gift looks", picture, card: <PreviewCard picture={picture} />, value: "€50" },
  parameters: { chosen: {} },
  render: (args, { parameters }) => <Preview {...args} {...stageDress(parameters.chosen as StageParts)} />,
} satisfies Meta<typeof Preview>;

export default meta;
type Story = StoryObj<typeof meta>;

const chosen = (parts: StageParts, theme?: "CK" | "GCS"): Story => ({
  parameters: { chosen: parts },
  ...(theme && { globals: { theme } }),
});

/** It stands on the floor of its stage while nothing is chosen. */
export const Bare: Story = {};
export const Sleeve: Story = chosen(sleeve);
export const Box: Story = chosen(box);
export const Note: Story = chosen(note);
export const ForSomebodyOnADay: Story = chosen({ ...sleeve, name: "Nina", ...day });
export const Everything: Story = chosen({ ...sleeve, ...box, ...note, ...day, name: "Maximiliane" });
export const EverythingParty: Story = chosen({ ...packed("tin"), ...note, ...day, name: "Nina" }, "CK");
export const EverythingConcierge: Story = chosen({ ...sleeve, ...note, ...day, name: "Nina" }, "GCS");
export const Arabic: Story = {
  parameters: {
    chosen: { ...packed("kraft-box"), message: "كل عام وأنت بخير يا نينا!", name: "نينا", ...day, locale: "ar-AE" },
  },
  globals: { language: "ar", theme: "GCS" },
};
export const Dark: Story = {
  parameters: { chosen: { ...packed("pouch"), ...note, ...day, name: "Nina" } },
  globals: { scheme: "dark" },
};
export const OnDesktop: Story = {
  parameters: { chosen: { ...sleeve, ...box, ...note, ...day, name: "Nina" } },
  globals: { viewport: { value: "desk" } },
};
