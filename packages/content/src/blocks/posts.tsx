import { PageCards } from "../page-list/page-cards.tsx";
import { BlockHeading } from "./block-heading.tsx";
import { BlockLink } from "./block-link.tsx";
import type { BlockProps } from "./block-props.ts";
import * as styles from "./blocks.css.ts";

/** BLOG_BLOCK: posts to read on with. */
export const Posts = ({ shop, block }: BlockProps) => {
  if (block.posts.length === 0) return null;
  return (
    <section className={styles.block}>
      <BlockHeading>{block.title}</BlockHeading>
      <PageCards pages={block.posts} hrefOf={(path) => shop.link("blogPost", { path })} level={3} />
      <BlockLink shop={shop} block={block} />
    </section>
  );
};
