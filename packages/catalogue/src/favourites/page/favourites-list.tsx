import { Banner } from "@giftshop/ui-kit/banner";
import { Button, ButtonLink } from "@giftshop/ui-kit/button";
import { EmptyState } from "@giftshop/ui-kit/empty-state";
import { Stack } from "@giftshop/ui-kit/layout";
import { Link } from "@giftshop/ui-kit/link";
import { Text } from "@giftshop/ui-kit/text";
import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { grid } from "../../listing-page/listing-page.css.ts";
import type { ProductCardTexts } from "../../product-card/product-card-texts.ts";
import { ProductCardView } from "../../product-card/product-card-view.tsx";
import { favouritesNow } from "../favourites.ts";
import { pressHeart, watchFavourites } from "../press-heart.ts";
import * as styles from "./favourites-page.css.ts";
import type { FavouritesTexts } from "./favourites-texts.ts";
import { type LoadedFavourites, loadFavourites } from "./load-favourites.ts";

export interface FavouritesListProps {
  card: ProductCardTexts;
  texts: FavouritesTexts;
  /** Where all gift cards are, and where one logs in. */
  links: { all: string; logIn: string };
  /** Stands in its place while it is fetched. */
  skeleton: ReactNode;
  /** Where they come from. Default: browser and commerce. */
  load?: typeof loadFavourites;
}

/**
 * The gift cards that somebody keeps. What is taken out stays in its
 * place, pale, until the page is left: one press brings it back.
 */
export const FavouritesList = ({ card, texts, links, skeleton, load = loadFavourites }: FavouritesListProps) => {
  const [loaded, setLoaded] = useState<LoadedFavourites | "failed">();
  const [attempt, setAttempt] = useState(0);
  const kept = useSyncExternalStore(watchFavourites, favouritesNow).products;
  useEffect(() => {
    let left = false;
    const show = (state: LoadedFavourites | "failed") => left || setLoaded(state);
    load(card).then(show, () => show("failed"));
    return () => {
      left = true;
    };
  }, [card, load, attempt]);
  if (loaded === undefined) return skeleton;
  if (loaded === "failed")
    return (
      <Banner
        tone="danger"
        action={
          <Button
            variant="secondary"
            onClick={() => {
              setLoaded(undefined);
              setAttempt(attempt + 1);
            }}
          >
            {texts.again}
          </Button>
        }
      >
        {texts.failed}
      </Banner>
    );
  if (loaded.cards.length === 0)
    return (
      <EmptyState
        scene="favourites"
        title={texts.empty.title}
        action={<ButtonLink href={links.all}>{texts.empty.action}</ButtonLink>}
      >
        {texts.empty.text}
      </EmptyState>
    );
  return (
    <Stack gap={6}>
      <ul className={grid}>
        {loaded.cards.map(({ id, marks, ...one }) => {
          const gone = !kept.includes(id);
          return (
            <li key={id} {...marks} className={styles.entry} data-gone={gone || undefined}>
              <ProductCardView {...one} />
              <div role="status" className={styles.removed}>
                {gone && (
                  <>
                    <Text size="small">{texts.removed}</Text>
                    <Button variant="quiet" onClick={() => pressHeart(id, true)}>
                      {texts.undo}
                    </Button>
                  </>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {!loaded.ofAccount && (
        <Text tone="muted">
          {texts.guest} <Link href={links.logIn}>{texts.logIn}</Link>
        </Text>
      )}
    </Stack>
  );
};
