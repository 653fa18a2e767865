import { EmptyState } from "@giftshop/ui-kit/empty-state";
import { lazy, type ReactNode, Suspense } from "react";
import type { Operation } from "../generated/graphql.ts";
import { useSession } from "../graphql/session.tsx";
import { Waiting } from "../parts/asked.tsx";
import { useWords } from "../words/words.tsx";
import { usePath } from "./path.tsx";
import { type Place, placesFor } from "./places.ts";

const pages: Readonly<Record<Place["name"], React.LazyExoticComponent<React.ComponentType>>> = {
  orders: lazy(() => import("../orders/orders-page.tsx").then(({ OrdersPage }) => ({ default: OrdersPage }))),
  queues: lazy(() => import("../queues/queues-page.tsx").then(({ QueuesPage }) => ({ default: QueuesPage }))),
  parcels: lazy(() => import("../parcels/parcels-page.tsx").then(({ ParcelsPage }) => ({ default: ParcelsPage }))),
  quotes: lazy(() => import("../quotes/quotes-page.tsx").then(({ QuotesPage }) => ({ default: QuotesPage }))),
  requests: lazy(() => import("../requests/requests-page.tsx").then(({ RequestsPage }) => ({ default: RequestsPage }))),
  content: lazy(() => import("../written/pages-page.tsx").then(({ PagesPage }) => ({ default: PagesPage }))),
  catalogue: lazy(() => import("../rows/products-page.tsx").then(({ ProductsPage }) => ({ default: ProductsPage }))),
  shelf: lazy(() => import("../shelf/shelf-page.tsx").then(({ ShelfPage }) => ({ default: ShelfPage }))),
  places: lazy(() => import("../rows/places-page.tsx").then(({ PlacesPage }) => ({ default: PlacesPage }))),
  store: lazy(() => import("../store/store-page.tsx").then(({ StorePage }) => ({ default: StorePage }))),
  files: lazy(() => import("../files/files-page.tsx").then(({ FilesPage }) => ({ default: FilesPage }))),
  figures: lazy(() => import("../figures/figures-page.tsx").then(({ FiguresPage }) => ({ default: FiguresPage }))),
  draws: lazy(() => import("../draws/draws-page.tsx").then(({ DrawsPage }) => ({ default: DrawsPage }))),
  apiKeys: lazy(() => import("../api-keys/api-keys-page.tsx").then(({ ApiKeysPage }) => ({ default: ApiKeysPage }))),
  companies: lazy(() =>
    import("../companies/companies-page.tsx").then(({ CompaniesPage }) => ({ default: CompaniesPage })),
  ),
  privacy: lazy(() => import("../privacy/privacy-page.tsx").then(({ PrivacyPage }) => ({ default: PrivacyPage }))),
  people: lazy(() => import("../people/people-page.tsx").then(({ PeoplePage }) => ({ default: PeoplePage }))),
  audit: lazy(() => import("../audit/audit-page.tsx").then(({ AuditPage }) => ({ default: AuditPage }))),
};

const OrderPage = lazy(() => import("../order/order-page.tsx").then((module) => ({ default: module.OrderPage })));
const QuotePage = lazy(() => import("../quotes/quote-page.tsx").then((module) => ({ default: module.QuotePage })));
const WrittenPage = lazy(() => import("../written/written-page.tsx").then((one) => ({ default: one.WrittenPage })));
const ProductPage = lazy(() => import("../rows/product-page.tsx").then((one) => ({ default: one.ProductPage })));
const PlacePage = lazy(() => import("../rows/place-page.tsx").then((one) => ({ default: one.PlacePage })));

interface Detail {
  pattern: RegExp;
  needs: Operation;
  /** The page of what the address names. */
  page(path: string, first: string, second: string): ReactNode;
}

/** Pages of one thing each: an order, a quote, a page, a product, a place. */
const details: readonly Detail[] = [
  {
    pattern: /^\/orders\/([\w-]{1,40})$/u,
    needs: "ORDERS_READ",
    page: (path, number) => <OrderPage key={path} number={number} />,
  },
  {
    pattern: /^\/quotes\/([\w-]{1,40})$/u,
    needs: "QUOTES_READ",
    page: (path, reference) => <QuotePage key={path} reference={reference} />,
  },
  {
    pattern: /^\/content\/([A-Z_]{1,40})\/([a-z0-9-]{1,80})$/u,
    needs: "CONTENT_READ",
    page: (path, kind, name) => <WrittenPage key={path} kind={kind} name={name} />,
  },
  {
    pattern: /^\/catalogue\/([a-z0-9-]{1,80})$/u,
    needs: "CATALOGUE_READ",
    page: (path, product) => <ProductPage key={path} path={product} />,
  },
  {
    pattern: /^\/places\/([a-z0-9-]{1,80})\/([a-z0-9-]{1,80})$/u,
    needs: "CATALOGUE_READ",
    page: (path, product, place) => <PlacePage key={path} product={product} path={place} />,
  },
];

/** The page of one thing, where the address names one that the person may see. */
const detailOf = (path: string, may: readonly Operation[]): ReactNode => {
  for (const { pattern, needs, page } of details) {
    const [, first = "", second = ""] = pattern.exec(path) ?? [];
    if (first !== "" && may.includes(needs)) return page(path, first, second);
  }
  return undefined;
};

/** What the address leads to. */
export const Pages = () => {
  const { path } = usePath();
  const { may } = useSession();
  const { t } = useWords();
  const detail = detailOf(path, may);
  const place = placesFor(may).find(({ href }) => href === path);
  const Page = place && pages[place.name];
  return (
    <Suspense fallback={<Waiting />}>
      {detail ?? (Page ? <Page /> : <EmptyState title={t("nothing.title")}>{t("nothing.text")}</EmptyState>)}
    </Suspense>
  );
};
