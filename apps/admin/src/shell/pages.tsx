import { EmptyState } from "@giftshop/ui-kit";
import { lazy, Suspense } from "react";
import { useSession } from "../graphql/session.tsx";
import { Waiting } from "../parts/asked.tsx";
import { useWords } from "../words/words.tsx";
import { usePath } from "./path.tsx";
import { type Place, placesFor } from "./places.ts";

const pages: Readonly<Record<Place["name"], React.LazyExoticComponent<React.ComponentType>>> = {
  orders: lazy(() => import("../orders/orders-page.tsx").then(({ OrdersPage }) => ({ default: OrdersPage }))),
  queues: lazy(() => import("../queues/queues-page.tsx").then(({ QueuesPage }) => ({ default: QueuesPage }))),
  parcels: lazy(() => import("../parcels/parcels-page.tsx").then(({ ParcelsPage }) => ({ default: ParcelsPage }))),
  requests: lazy(() => import("../requests/requests-page.tsx").then(({ RequestsPage }) => ({ default: RequestsPage }))),
  figures: lazy(() => import("../figures/figures-page.tsx").then(({ FiguresPage }) => ({ default: FiguresPage }))),
  people: lazy(() => import("../people/people-page.tsx").then(({ PeoplePage }) => ({ default: PeoplePage }))),
  audit: lazy(() => import("../audit/audit-page.tsx").then(({ AuditPage }) => ({ default: AuditPage }))),
};

const OrderPage = lazy(() => import("../order/order-page.tsx").then((module) => ({ default: module.OrderPage })));

/** What the address leads to. */
export function Pages() {
  const { path } = usePath();
  const { may } = useSession();
  const { t } = useWords();
  const order = /^\/orders\/([\w-]{1,40})$/u.exec(path)?.[1];
  const place = placesFor(may).find(({ href }) => href === path);
  const Page = place && pages[place.name];
  return (
    <Suspense fallback={<Waiting />}>
      {order && may.includes("ORDERS_READ") ? (
        <OrderPage key={order} number={order} />
      ) : Page ? (
        <Page />
      ) : (
        <EmptyState title={t("nothing.title")}>{t("nothing.text")}</EmptyState>
      )}
    </Suspense>
  );
}
