import type { ResultOf } from "@giftshop/graphql";
import { useMemo, useState } from "react";
import type { Failure } from "../call/outcome.ts";
import { useAccountRequest } from "../frame/use-account-request.ts";
import { AccountOrders } from "./orders-operations.ts";

type Answer = ResultOf<typeof AccountOrders>;
export type Row = NonNullable<Answer["accountOrders"]["data"]>["orders"][number];

const ordersOf = ({ accountOrders }: Answer) => accountOrders;
/** Orders of a page. */
const itemsPerPage = 16;

/** Lists one after the other; an order that moved on to the next page meanwhile stands there once. */
export const merged = <One extends { id: string }>(before: readonly One[], next: readonly One[]): One[] => {
  const known = new Set(before.map(({ id }) => id));
  return [...before, ...next.filter(({ id }) => !known.has(id))];
};

/** Orders as far as they were asked for. */
export interface OrderPages {
  orders: readonly Row[];
  /** The next page, or the first one, is on its way. */
  loading: boolean;
  /** Why it is not. */
  failure: Failure | undefined;
  /** There are older ones. */
  hasMore: boolean;
  more(): void;
  /** Asks once more for what failed. */
  again(): Promise<unknown>;
}

/** A page of orders after the other, newest first. `toReorder`: only what can be ordered again. */
export const useOrderPages = (toReorder: boolean): OrderPages => {
  const [pageNumber, setPageNumber] = useState(1);
  const [before, setBefore] = useState<readonly Row[]>([]);
  const variables = useMemo(() => ({ paging: { itemsPerPage, pageNumber }, toReorder }), [pageNumber, toReorder]);
  const [loaded, again] = useAccountRequest(AccountOrders, variables, ordersOf);
  const page = loaded.state === "ready" ? loaded.value : undefined;
  const orders = page ? merged(before, page.orders) : before;
  return {
    orders,
    loading: loaded.state === "loading",
    failure: loaded.state === "failed" ? loaded.failure : undefined,
    hasMore: page !== undefined && page.paging.totalItems > pageNumber * itemsPerPage,
    more: () => {
      setBefore(orders);
      setPageNumber(pageNumber + 1);
    },
    again,
  };
};
