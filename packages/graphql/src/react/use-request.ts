import { useCallback, useContext, useEffect, useMemo, useRef, useState } from "react";
import { type AnyVariables, useQuery } from "urql";
import { optionsOfPage } from "../browser.ts";
import { nodeOf } from "../node-of.ts";
import { contextOf, type Document, type Variables } from "../request.ts";
import { Headers } from "./commerce.tsx";

/** What is known of something that is asked. `refreshing`: it is asked again, the old stays in sight. */
export type Requested<Value> =
  | { state: "loading" }
  | { state: "failed" }
  | { state: "ready"; value: Value; refreshing: boolean };

export interface RequestSettings<Data, Value> {
  /**
   * What is made of an answer, by a function that stays the same; where it throws, the request has failed.
   * Default: the answer.
   */
  read?: (data: Data) => Value;
  /** Nothing is asked yet: it is "loading". Default `false`. */
  paused?: boolean;
}

type Answer<Value> = { value: Value } | { value?: never };

const asItIs = <Data, Value>(data: Data): Value => data as unknown as Value;

/**
 * Asks commerce while a component is there, below a `Commerce`; never from a cache. It is cancelled when
 * the component leaves or asks for something else; the last answer stays until the next.
 *
 * @returns what is known, and how to ask again: that gives the answer, or `undefined`
 */
export const useRequest = <Data, V, Value = Data>(
  document: Document<Data, V>,
  variables: Variables<V>,
  { read = asItIs, paused = false }: RequestSettings<Data, Value> = {},
): [Requested<Value>, () => Promise<Value | undefined>] => {
  const headers = useContext(Headers);
  const [options] = useState(() => ({ ...optionsOfPage(), headers }));
  const query = useMemo(() => nodeOf<Data>(document), [document]);
  const context = useMemo(() => contextOf(document, options), [document, options]);
  const all: AnyVariables = { ...variables, userData: options.userData };
  const [{ data, error, fetching, stale }, execute] = useQuery({ query, variables: all, context, pause: paused });

  const latest = useMemo((): Answer<Value> | undefined => {
    if (error) return {};
    if (data === undefined) return undefined;
    try {
      return { value: read(data) };
    } catch {
      return {};
    }
  }, [data, error, read]);
  const [kept, setKept] = useState<Answer<Value>>();
  const isGood = latest !== undefined && "value" in latest;
  if (isGood && latest !== kept) setKept(latest);

  const busy = fetching || stale;
  const waiting = useRef<((value: Value | undefined) => void)[]>([]);
  useEffect(() => {
    if (busy || !latest) return;
    for (const tell of waiting.current.splice(0)) tell(latest.value);
  }, [busy, latest]);
  useEffect(
    () => () => {
      for (const tell of waiting.current.splice(0)) tell(undefined);
    },
    [],
  );
  const again = useCallback((): Promise<Value | undefined> => {
    const told = new Promise<Value | undefined>((resolve) => waiting.current.push(resolve));
    execute();
    return told;
  }, [execute]);

  const shown = isGood ? latest : kept;
  if (shown && "value" in shown) return [{ state: "ready", value: shown.value as Value, refreshing: busy }, again];
  return [{ state: busy || !latest ? "loading" : "failed" }, again];
};
