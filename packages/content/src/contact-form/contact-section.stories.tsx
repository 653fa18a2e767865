import type { Meta, StoryObj } from "@storybook/react";
import { contentMessages } from "../messages.ts";
import { storyShop } from "../samples/story-shop.ts";
import { ContactSkeleton } from "./contact-skeleton.tsx";
import { ContactWays } from "./contact-ways.tsx";

const meta: Meta = { title: "content/Contact without a form" };

export default meta;

/** The room the form takes until it lives. */
export const Waiting: StoryObj = {
  render: (_, { globals }) => <ContactSkeleton t={contentMessages.in(storyShop(globals).language)} />,
};

/** Without script, or where the form did not arrive. */
export const Ways: StoryObj = {
  render: (_, { globals }) => {
    const { language, storefront } = storyShop(globals);
    const { email, phone } = storefront.organisation;
    return <ContactWays t={contentMessages.in(language)} email={email} phone={phone} />;
  },
};
