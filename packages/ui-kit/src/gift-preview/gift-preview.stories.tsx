import type { Meta, StoryObj } from "@storybook/react";
import { type ComponentProps, useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { GiftCard } from "../gift-card/gift-card.tsx";
import { sampleFaces } from "../gift-card/sample-faces.ts";
import { Stack } from "../layout/layout.tsx";
import { Price } from "../price/price.tsx";
import { TextArea } from "../text-area/text-area.tsx";
import { CardWrapper, GiftPreview } from "./gift-preview.tsx";

const value = <Price value={5000} currency="EUR" locale="fr-FR" />;
const card = <GiftCard face={sampleFaces.cafe} value={value} priority />;
const wrapped = (
  <GiftCard face={sampleFaces.cafe} priority>
    <CardWrapper alt="Ribbon wrapper" />
  </GiftCard>
);
const words = "Happy birthday, dear Nina! Take the whole afternoon, and the biggest piece of cake they have.";

const meta = {
  title: "ui-kit/Gift preview",
  component: GiftPreview,
  args: { label: "Your present", card },
} satisfies Meta<typeof GiftPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CardAlone: Story = {};
export const Wrapped: Story = {
  args: { card: wrapped, covered: true },
  play: async ({ canvasElement }) => {
    // It arrives.
    await waitFor(() => expect(within(canvasElement).getByRole("img", { name: "Ribbon wrapper" })).toBeVisible());
  },
};
export const WithOwnPrint: Story = {
  args: {
    covered: true,
    card: (
      <GiftCard face={sampleFaces.books} priority>
        <CardWrapper alt="Garden wrapper" src={sampleFaces.garden.src} />
      </GiftCard>
    ),
    backgroundColor: "#DCDCF2",
  },
};
export const Packed: Story = { args: { packing: { alt: "Gift box" } } };
export const PackedParty: Story = { args: { packing: { alt: "Gift box" } }, globals: { theme: "CK" } };
export const PackedConcierge: Story = { args: { packing: { alt: "Gift box" } }, globals: { theme: "GCS" } };

/** Each packing has a front of its own, by the word behind its picture's address; in the house's colours. */
export const Pouch: Story = { args: { packing: { alt: "Velvet pouch", src: "/packing.svg#pouch" } } };
export const PouchParty: Story = { ...Pouch, globals: { theme: "CK" } };
export const PouchConcierge: Story = { ...Pouch, globals: { theme: "GCS" } };
export const Tin: Story = { args: { packing: { alt: "Keepsake tin", src: "/packing.svg#tin" } } };
export const TinParty: Story = { ...Tin, globals: { theme: "CK" } };
export const TinConcierge: Story = { ...Tin, globals: { theme: "GCS" } };
export const KraftBox: Story = { args: { packing: { alt: "Kraft box", src: "/packing.svg#kraft-box" } } };
export const KraftBoxParty: Story = { ...KraftBox, globals: { theme: "CK" } };
export const KraftBoxConcierge: Story = { ...KraftBox, globals: { theme: "GCS" } };
export const Everything: Story = {
  args: { card: wrapped, covered: true, packing: { alt: "Gift box" }, message: { message: words, from: "Omar" } },
};
/** Who it is for hangs on it as a tag, and the day is stamped on it. */
export const ForADay: Story = {
  args: {
    card: wrapped,
    covered: true,
    name: "Nina",
    postmark: { day: "24", month: "Dec", more: "18:00", label: "24 December, 18:00" },
  },
};
export const LongestMessage: Story = {
  args: { message: { message: `${words} And do not forget to bring a friend who likes coffee!!`.slice(0, 150) } },
};
export const NoMessageYet: Story = { args: { message: { message: "", placeholder: "Your message" } } };
export const Arabic: Story = {
  globals: { language: "ar", theme: "GCS" },
  args: { label: "هديتك", message: { message: "كل عام وأنت بخير يا نينا!", from: "عمر" } },
};

const Writing = (props: ComponentProps<typeof GiftPreview>) => {
  const [message, setMessage] = useState("");
  return (
    <Stack>
      <GiftPreview {...props} message={{ message, placeholder: "Your message" }} />
      <TextArea label="Message" name="message" value={message} onChange={(event) => setMessage(event.target.value)} />
    </Stack>
  );
};

/** What is typed stands on the note at once, and the picture keeps its size. */
export const WhileWriting: Story = {
  render: (args) => <Writing {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const figure = canvas.getByRole("figure", { name: "Your present" });
    const before = figure.getBoundingClientRect().height;
    await userEvent.type(canvas.getByRole("textbox"), "For you");
    await expect(within(figure).getByText("For you")).toBeVisible();
    await expect(figure.getBoundingClientRect().height).toBe(before);
  },
};
