import { type FragmentType, readFragment } from "@giftshop/graphql";
import type { Shop } from "@giftshop/storefront-config";
import { Breadcrumb } from "@giftshop/ui-kit/breadcrumb";
import { Picture } from "@giftshop/ui-kit/picture";
import { Heading, Text } from "@giftshop/ui-kit/text";
import type { ReactNode } from "react";
import { ContentBlocks } from "../blocks/content-blocks.tsx";
import { pictureSize } from "../blocks/picture-size.ts";
import { contentMessages } from "../messages.ts";
import { formAnchor } from "../prose/address-of.ts";
import { BusinessActions } from "./business-actions.tsx";
import { giftOf } from "./gift-of.ts";
import * as styles from "./written-page.css.ts";
import { WrittenPageFragment } from "./written-page.fragment.ts";

export interface WrittenPageProps {
  shop: Shop;
  page: FragmentType<typeof WrittenPageFragment>;
  /** Heading in the place of its own title. Default: that. */
  heading?: string | undefined;
  /** Pages above this one, below the home page. */
  trail?: readonly { label: string; href: string }[];
  /** What stands between the introduction and the blocks: a list of posts, a form. */
  children?: ReactNode;
  /** What stands below the blocks. */
  below?: ReactNode;
  /** A version that is shown by a preview link: the page says so. Default `false`. */
  preview?: boolean;
}

/**
 * How a page is laid out: an article in one column of comfortable lines, what is looked
 * up with its headings beside the text on a desktop, all others as wide as they may be.
 */
const layouts: Readonly<Record<string, "narrow" | "reading">> = {
  POST: "narrow",
  TERMS: "reading",
  PRIVACY: "reading",
  COOKIES: "reading",
  DELIVERY: "reading",
  CANCELLATION: "reading",
  IMPRINT: "reading",
  ACCESSIBILITY: "reading",
  HELPDESK: "reading",
  CONTACT: "reading",
};

/** Posts say when they were written; terms say since when they hold as they are. */
const dated: Readonly<Record<string, "publishedAt" | "modifiedAt">> = {
  POST: "publishedAt",
  TERMS: "modifiedAt",
  PRIVACY: "modifiedAt",
  COOKIES: "modifiedAt",
  ACCESSIBILITY: "modifiedAt",
};

/** A page out of written blocks: terms, posts, giving moments, landing pages. Server component. */
export const WrittenPage = ({
  shop,
  page: masked,
  heading,
  trail = [],
  children,
  below,
  preview = false,
}: WrittenPageProps) => {
  const t = contentMessages.in(shop);
  const page = readFragment(WrittenPageFragment, masked);
  const { intro, image, blocks, pageType } = page;
  const title = heading ?? page.title;
  const told = dated[pageType];
  const day = told && page[told];
  const { timeZone } = shop.storefront;
  const ofPage = <ContentBlocks shop={shop} blocks={blocks} page={{ pageType, title, gift: giftOf(shop, blocks) }} />;
  const date = new Intl.DateTimeFormat(shop.locale, { dateStyle: "long", numberingSystem: "latn", timeZone });
  return (
    <article className={styles.page} data-layout={layouts[pageType] ?? "wide"}>
      {preview && <p className={styles.preview}>{t("page.preview")}</p>}
      <Breadcrumb
        label={t("page.trail")}
        crumbs={[{ label: t("page.home"), href: shop.link("home") }, ...trail, { label: title }]}
      />
      <header className={image ? styles.headWithPicture : styles.head}>
        <div className={styles.words}>
          <Heading level={1}>{title}</Heading>
          {intro && (
            <Text size="lead" tone="muted">
              {intro}
            </Text>
          )}
          {day && (
            <Text size="small" tone="muted">
              <time dateTime={day}>{date.format(new Date(day))}</time>
            </Text>
          )}
          {pageType === "BUSINESS" && <BusinessActions shop={shop} />}
        </div>
        {image && <Picture src={image.url} alt="" {...pictureSize} priority />}
      </header>
      {pageType === "CONTACT" && children ? (
        <div className={styles.withAside}>
          <div id={formAnchor}>{children}</div>
          <div className={styles.aside}>{ofPage}</div>
        </div>
      ) : (
        <>
          {children}
          {ofPage}
        </>
      )}
      {below}
    </article>
  );
};
