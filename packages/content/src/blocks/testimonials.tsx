import { Button } from "@giftshop/ui-kit/button";
import { CloseIcon } from "@giftshop/ui-kit/icon";
import { IconButton } from "@giftshop/ui-kit/icon-button";
import { Heading } from "@giftshop/ui-kit/text";
import { useId } from "react";
import { contentMessages } from "../messages.ts";
import { BlockHeading } from "./block-heading.tsx";
import type { BlockProps } from "./block-props.ts";
import * as blocks from "./blocks.css.ts";
import * as styles from "./testimonials.css.ts";

/**
 * TESTIMONIAL_BLOCK: what those who bought say, who, and of what; nothing while nobody has said anything.
 * On a phone one of them, and a window with all: the browser's own, which opens without script.
 */
export const Testimonials = ({ shop, block: { title, items } }: BlockProps) => {
  const t = contentMessages.in(shop);
  const id = useId();
  if (items.length === 0) return null;
  return (
    <section className={items.length > 1 ? blocks.block : blocks.row}>
      <BlockHeading>{title}</BlockHeading>
      <Voices className={styles.inPage} items={items} />
      {items.length > 1 && (
        <>
          <Button variant="secondary" className={styles.opener} popoverTarget={id} aria-haspopup="dialog">
            {t("testimonials.all", { count: items.length })}
          </Button>
          <dialog id={id} popover="auto" className={styles.window} aria-labelledby={`${id}-title`}>
            <div className={styles.head}>
              <Heading level={2} size="title" id={`${id}-title`}>
                {title ?? t("testimonials.title")}
              </Heading>
              <IconButton
                label={t("testimonials.close")}
                icon={<CloseIcon />}
                popoverTarget={id}
                popoverTargetAction="hide"
              />
            </div>
            <Voices className={styles.inWindow} items={items} />
          </dialog>
        </>
      )}
    </section>
  );
};

const Voices = ({ items, className }: Pick<BlockProps["block"], "items"> & { className: string }) => (
  <ul className={className}>
    {items.map(({ title: author, body }, index) => (
      <li key={index}>
        <figure className={styles.voice}>
          <blockquote className={styles.quote}>{body}</blockquote>
          <figcaption className={styles.author}>{author}</figcaption>
        </figure>
      </li>
    ))}
  </ul>
);
