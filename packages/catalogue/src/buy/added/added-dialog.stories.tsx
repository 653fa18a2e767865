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
      showHand: true,
      showShadow: true,
    },
    value: "€25",
    basketHref: "#basket",
    onClose: () => {},
  },
} satisfies Meta<typeof AddedDialog>;

export default meta;

export const Added: StoryObj<typeof meta> = {};
