import { sampleFaces } from "@giftshop/ui-kit/sample-faces";
import type { Meta, StoryObj } from "@storybook/react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Preview } from "../buy/preview/preview.tsx";
import { PreviewCard } from "../buy/preview/preview-card.tsx";
import type { Drawing, FurtherPicture } from "./gallery-texts.ts";
import { PresentGallery } from "./present-gallery.tsx";

const picture = {
  url: sampleFaces.cafe.src,
  title: sampleFaces.cafe.alt,
  backgroundColor: "#FCE6B8",
  showShadow: true,
};

const names: Record<Drawing, string> = {
  card: "The card itself",
  mail: "As it comes by e-mail",
  confirmation: "The confirmation, by e-mail",
  post: "As it looks by post",
  box: "The box as it looks by post",
};

const drawn = (drawing: Drawing): FurtherPicture => ({ drawing, name: names[drawing] });

/** The gallery with these pictures, the last of them in sight. */
const withPictures = (...pictures: FurtherPicture[]): StoryObj<typeof meta> => ({
  args: {
    texts: {
      label: "Pictures",
      thumbnail: "Picture {number} of {count}: {name}",
      pictures,
    },
  },
  play: async ({ canvasElement }) => {
    const last = within(canvasElement).getAllByRole("link").at(-1) as HTMLElement;
    await userEvent.click(last);
    await waitFor(() => expect(last).toHaveAttribute("aria-current", "true"));
    const strip = within(canvasElement).getByRole("list", { name: "Pictures" });
    await waitFor(() => expect(strip.scrollLeft).toBe(strip.scrollWidth - strip.clientWidth));
  },
});

const meta = {
  title: "catalogue/Present gallery",
  component: PresentGallery,
  args: {
    texts: { label: "", thumbnail: "", pictures: [] },
    present: <Preview label="How your gift looks" picture={picture} card={<PreviewCard picture={picture} />} />,
    presentLabel: "How your gift looks",
    face: picture.url,
    backgroundColor: picture.backgroundColor,
  },
} satisfies Meta<typeof PresentGallery>;

export default meta;

export const Card: StoryObj<typeof meta> = withPictures(drawn("card"));
export const ByEmail: StoryObj<typeof meta> = withPictures(drawn("card"), drawn("mail"));
export const ByPost: StoryObj<typeof meta> = {
  ...withPictures(drawn("card"), drawn("mail"), drawn("post")),
  globals: { theme: "CK" },
};
export const ByPostOnDesktop: StoryObj<typeof meta> = {
  ...withPictures(drawn("card"), drawn("mail"), drawn("post")),
  globals: { theme: "GCS", viewport: { value: "tablet" } },
};

/** What editors show of it fills its room. */
export const OwnPicture: StoryObj<typeof meta> = withPictures(drawn("card"), {
  url: sampleFaces.garden.src,
  name: "The garden behind the house",
});
export const Donation: StoryObj<typeof meta> = withPictures(drawn("confirmation"));
export const BlankCards: StoryObj<typeof meta> = withPictures(drawn("box"));
