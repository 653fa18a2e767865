import { type FragmentType, readFragment } from "@giftshop/graphql";
import { Picture } from "@giftshop/ui-kit/picture";
import { PageSummaryFragment } from "../blocks/content-block.fragment.ts";
import { pictureSize } from "../blocks/picture-size.ts";
import * as styles from "./page-cards.css.ts";

export interface PageCardsProps {
  pages: readonly FragmentType<typeof PageSummaryFragment>[];
  /** Address of a page by its path. */
  hrefOf: (path: string) => string;
  /** Heading level of the titles within the page's outline. */
  level: 2 | 3;
  /** The first picture is in the first view. Default `false`. */
  priority?: boolean;
}

/**
 * Written pages as pictures with a title and a line each;
 * the whole card is pressed, the title alone is the link.
 */
export const PageCards = ({ pages, hrefOf, level, priority = false }: PageCardsProps) => {
  const Title = `h${level}` as const;
  return (
    <ul className={styles.list}>
      {readFragment(PageSummaryFragment, pages).map(({ key, path, title, intro, image }, index) => (
        <li key={key} className={styles.card}>
          {image && <Picture src={image.url} alt="" {...pictureSize} priority={priority && index === 0} />}
          <Title className={styles.title}>
            <a className={styles.link} href={hrefOf(path)}>
              {title}
            </a>
          </Title>
          <p className={styles.intro}>{intro}</p>
        </li>
      ))}
    </ul>
  );
};
