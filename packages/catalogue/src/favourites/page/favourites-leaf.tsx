"use client";

import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { Leaf } from "@giftshop/ui-kit/leaf";
import type { FavouritesListProps } from "./favourites-list.tsx";

const load = () => import("./favourites-list.tsx").then(({ FavouritesList }) => FavouritesList);

/** The part of the page of favourites that lives in the browser. */
export const FavouritesLeaf = (props: FavouritesListProps) => {
  const { texts, skeleton } = props;
  return (
    <Leaf
      load={load}
      skeleton={skeleton}
      failed={(retry) => (
        <Banner
          tone="danger"
          action={
            <Button variant="secondary" onClick={retry}>
              {texts.again}
            </Button>
          }
        >
          {texts.failed}
        </Banner>
      )}
    >
      {(List) => <List {...props} />}
    </Leaf>
  );
};
