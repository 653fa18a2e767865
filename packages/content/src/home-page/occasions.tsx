import type { FragmentType } from "@giftshop/graphql";
import type { Shop } from "@giftshop/storefront-config";
import { Link } from "@giftshop/ui-kit/link";
import type { PageSummaryFragment } from "../blocks/content-block.fragment.ts";
import { contentMessages } from "../messages.ts";
import { PageCards } from "../page-list/page-cards.tsx";
import * as page from "./home-page.css.ts";
import { occasions } from "./occasions.css.ts";

export interface OccasionsProps {
  shop: Shop;
  /** The first giving moments: six fill rows of two and of three. */
  moments: readonly FragmentType<typeof PageSummaryFragment>[];
}

/** What there may be to celebrate, each with ideas of its own; nothing where no moment is published. */
export const Occasions = ({ shop, moments }: OccasionsProps) => {
  const t = contentMessages.in(shop);
  if (moments.length === 0) return null;
  return (
    <section className={`${page.section} ${occasions}`} aria-labelledby="occasions">
      <div className={page.inner}>
        <header className={page.sectionHead}>
          <h2 id="occasions" className={page.sectionTitle}>
            {t("home.occasions.title")}
          </h2>
          <Link variant="arrow" href={shop.link("givingMoments")}>
            {t("home.occasions.all")}
          </Link>
        </header>
        <PageCards pages={moments} hrefOf={(product) => shop.link("givingMoment", { product })} level={3} />
      </div>
    </section>
  );
};
