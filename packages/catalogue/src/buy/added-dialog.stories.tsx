import { sampleFaces } from "@giftshop/ui-kit/sample-faces";
import type { Meta, StoryObj } from "@storybook/react";
import { AddedDialog } from "./added-dialog.tsx";

const meta = {
  title: "catalogue/Added to basket",
  component: AddedDialog,
  args: {
    texts: { title: "It’s in your basket", basket: "To the basket", more: "Continue shopping" },
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
