import { createTranslate } from "@giftshop/messages";
import { sampleFaces } from "@giftshop/ui-kit/sample-faces";
import type { Meta, StoryObj } from "@storybook/react";
import en from "../../product-dialogs/messages/en.json";
import { AddedDialog } from "./added-dialog.tsx";

const meta = {
  title: "catalogue/Added to basket",
  component: AddedDialog,
  args: {
    t: createTranslate("en", en),
    picture: {
      url: sampleFaces.cafe.src,
      title: "Café Noir",
      backgroundColor: "#F9D9C2",
      showShadow: true,
    },
    value: "€25",
    basketHref: "#basket",
    onClose: () => {},
  },
} satisfies Meta<typeof AddedDialog>;

export default meta;

export const Added: StoryObj<typeof meta> = {};

/** Who gets it and when is said, and the note begins where it does on the stage. */
export const Dressed: StoryObj<typeof meta> = {
  args: {
    parts: {
      message: "Happy birthday, dear Zoë! Get yourself something that makes you grin. With love from all of us.",
      name: "Zoë",
      day: { date: "2099-12-28", hour: 9 },
      dayWords: "Monday 28 December, 9:00",
      locale: "en-GB",
    },
  },
};
