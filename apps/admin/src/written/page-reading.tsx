import { Heading, Text } from "@giftshop/ui-kit/text";
import type { Draft } from "./words-of-page.ts";
import * as styles from "./written.css.ts";

/** What a page says in another language, or said before, to be read beside what is written. */
export const PageReading = ({ page }: { page: Draft }) => (
  <div className={styles.reading} lang={page.language} dir={page.language === "ar" ? "rtl" : "ltr"}>
    <Heading level={3} size="title">
      {page.title}
    </Heading>
    <Text size="small" tone="muted">
      /{page.path}
    </Text>
    <Text size="small">{page.description}</Text>
    {page.intro && <Text>{page.intro}</Text>}
    {page.blocks.map((block, place) => (
      <div key={place} className={styles.block}>
        {block.title && <strong>{block.title}</strong>}
        {block.body && <Text size="small">{block.body}</Text>}
        {block.items?.map((item) => (
          <Text size="small" key={item.title}>
            <strong>{item.title}</strong> {item.body}
          </Text>
        ))}
        {block.link && (
          <Text size="small" tone="muted">
            {block.link.text} → {block.link.to}
          </Text>
        )}
      </div>
    ))}
  </div>
);
