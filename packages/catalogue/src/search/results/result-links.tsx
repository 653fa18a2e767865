import { ChipLink } from "@giftshop/ui-kit/chip";
import { Link } from "@giftshop/ui-kit/link";
import { Heading, Text } from "@giftshop/ui-kit/text";
import * as styles from "./search-results-page.css.ts";

export interface ResultLinksProps {
  /** Heading of the group. */
  title: string;
  items: readonly { id: string; title: string; url: string; description?: string }[];
  /** `chips` in running lines, `lines` below each other with what they are about. Default `lines`. */
  look?: "chips" | "lines";
}

/** Results that are words: categories, pages, posts. */
export const ResultLinks = ({ title, items, look = "lines" }: ResultLinksProps) => (
  <section className={styles.group}>
    <Heading level={2} size="title">
      {title}
    </Heading>
    <ul className={styles.links} data-look={look}>
      {items.map((item) => (
        <li key={item.id}>
          {look === "chips" ? (
            <ChipLink href={item.url}>{item.title}</ChipLink>
          ) : (
            <>
              <Link href={item.url}>{item.title}</Link>
              {item.description && <Text tone="muted">{item.description}</Text>}
            </>
          )}
        </li>
      ))}
    </ul>
  </section>
);
