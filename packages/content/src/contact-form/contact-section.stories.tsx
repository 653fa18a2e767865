import { storyShop } from "@giftshop/storefront-config/testing";
import type { Meta, StoryObj } from "@storybook/react";
import { contentMessages } from "../messages.ts";
import * as styles from "./contact-form.css.ts";
import { ContactWays } from "./contact-ways.tsx";
import { PlainForm } from "./plain-form.tsx";

const meta: Meta = { title: "content/Contact without a form" };

export default meta;

/** As the server draws it: the same picture as the form that takes its place. */
export const Plain: StoryObj = {
  render: (_, { globals }) => (
    <form className={styles.plain}>
      <PlainForm t={contentMessages.in(storyShop(globals).language)} />
    </form>
  ),
};

/** Without script, or where the form cannot be sent. */
export const Ways: StoryObj = {
  render: (_, { globals }) => {
    const { language, storefront } = storyShop(globals);
    const { email, phone } = storefront.organisation;
    return <ContactWays t={contentMessages.in(language)} email={email} phone={phone} />;
  },
};
