import type { Shop } from "@giftshop/storefront-config";
import { Link } from "@giftshop/ui-kit/link";
import Markdown, { type Components } from "react-markdown";
import { addressOf } from "./address-of.ts";
import * as styles from "./prose.css.ts";

export interface ProseProps {
  shop: Shop;
  /**
   * CommonMark, in which HTML is text and links name a route (`route:terms`) or an address with its scheme.
   */
  children: string;
}

const componentsOf = (shop: Shop): Components => ({
  a: ({ href = "", children }) => {
    const address = addressOf(shop, href);
    return address === undefined ? children : <Link href={address}>{children}</Link>;
  },
});

/** Written text, on the server: paragraphs, lists, emphasis and links, nothing that runs. */
export const Prose = ({ shop, children }: ProseProps) => (
  <div className={styles.prose}>
    <Markdown
      components={componentsOf(shop)}
      // `addressOf` judges every address; the library's own judge knows no `route:`.
      urlTransform={(url) => url}
      disallowedElements={["img", "h1", "h2"]}
      unwrapDisallowed
    >
      {children}
    </Markdown>
  </div>
);
