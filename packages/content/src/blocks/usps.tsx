import { CheckIcon, ClockIcon, FileIcon, PeopleIcon } from "@giftshop/ui-kit/icon";
import { Heading } from "@giftshop/ui-kit/text";
import { Prose } from "../prose/prose.tsx";
import { BlockHeading } from "./block-heading.tsx";
import type { BlockProps } from "./block-props.ts";
import * as styles from "./blocks.css.ts";

/** What stands above the reasons of a company, in their order: whom it suits, how quick it is, its papers. */
const signs = [PeopleIcon, ClockIcon, FileIcon];

/** TITLE_BODY_USPS: reasons or steps side by side. */
export const Usps = ({ shop, block, folded, page }: BlockProps) => {
  // Without a heading of their own they stand right below the page's name.
  const level = block.title || folded ? 3 : 2;
  const steps = page?.pageType === "BUSINESS" && (block.title ? "steps" : "reasons");
  return (
    <section className={styles.block}>
      <BlockHeading>{block.title}</BlockHeading>
      <ul className={styles.three} data-points={steps || undefined}>
        {block.items.map(({ title, body }, index) => {
          const Sign = signs[index] ?? CheckIcon;
          return (
            <li key={title} className={styles.point}>
              {steps === "reasons" && (
                <span className={styles.sign}>
                  <Sign size="large" />
                </span>
              )}
              <Heading level={level} size="lead">
                {title}
              </Heading>
              <Prose shop={shop}>{body}</Prose>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
