import type { GiftCardFilters, Query, RouteParameters, ServedRoute } from "@giftshop/storefront-config";
import type { ReactNode } from "react";
import type { Thing } from "schema-dts";
import type { Asking } from "./ask.ts";
import type { Page } from "./define-page.ts";
import type { PartnerParameters, Place } from "./place.ts";
import type { SharePicture } from "./share-picture.ts";

/** What a page is asked for with. Nothing of the visitor, but for the form that they sent. */
export interface PageRequest<R extends ServedRoute = ServedRoute> extends Asking {
  route: R;
  parameters: RouteParameters[R];
  /** Page of a list, counted from 1. */
  page: number;
  /** What a list is filtered by. */
  filters: GiftCardFilters;
  /** What was sent to a page that takes forms; absent where it was only looked at. */
  form?: URLSearchParams | undefined;
  /** Query of an address whose page is made anew each time; of any other page it is empty. */
  query: Query;
  /** Origin of the shop as visitors see it, without trailing slash. */
  origin: string;
  /** Style of a map that others serve. */
  mapStyleUrl: string | undefined;
}

/** A page that was asked for, with what was loaded for it. */
export type AskedPage<R extends ServedRoute, Data> = PageRequest<R> & { data: Data };

/** What the head of a page's document is made of. */
export interface PageMetadata<R extends ServedRoute = ServedRoute> {
  /** Without the shop's name, unless `named`. */
  title: string;
  named?: boolean;
  description?: string;
  /** Path of the picture of a product, as commerce gives it. */
  image?: string;
  /** What is shown where the page is shared, if it is no product's. */
  picture?: SharePicture | undefined;
  /** When an article was published and changed, ISO 8601. */
  posted?: { publishedAt: string; modifiedAt: string } | undefined;
  /**
   * `false` for pages of a visit: search engines leave them
   * out, and no address of theirs is canonical. Default true.
   */
  indexed?: boolean;
  /** What it is about, for search engines. Default: nothing is said. */
  keywords?: readonly string[];
  /** `false` where search engines should follow none of its links. Default true. */
  followed?: boolean;
  /** Parameters of the page that this one is a part of, whose address is canonical. Default: its own. */
  canonical?: RouteParameters[R];
  /**
   * What it is called elsewhere. Default: the same in each storefront
   * of the group where its address names no entity, else nothing.
   */
  partners?: PartnerParameters<R> | undefined;
}

/** How pages are drawn: of one route, or of several that look alike. */
export interface PageView<R extends ServedRoute, Data, Slots> {
  pages: readonly Page<R>[];
  /** Asks commerce; `undefined` where there is no such page, which answers 404. */
  load?(request: PageRequest<R>): Promise<Data | undefined>;
  /** Which page the links to other languages lead to. Default: this one. */
  place?(asked: AskedPage<R, Data>): Place;
  metadata(asked: AskedPage<R, Data>): PageMetadata<R>;
  /** What it says to machines, in the words of schema.org, which is nothing that the page does not show. */
  graph?(asked: AskedPage<R, Data>, slots: Slots): Thing[];
  /** Whether it brings its own `main`. */
  ownMain?: boolean;
  /** Server component, with what other features give it from the storefront in `slots`. */
  view(asked: AskedPage<R, Data>, slots: Slots): ReactNode | Promise<ReactNode>;
}

/** Defines how a page is drawn. `pages/<folder>.tsx` of a feature exports it as `view`. */
export const defineView = <R extends ServedRoute, Data = undefined, Slots = undefined>(
  view: PageView<R, Data, Slots>,
): PageView<R, Data, Slots> => view;
