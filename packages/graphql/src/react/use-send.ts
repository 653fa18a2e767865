import { useCallback, useContext, useMemo, useRef } from "react";
import { useMutation } from "urql";
import { optionsOfPage } from "../browser.ts";
import { CommerceUnavailable } from "../commerce-unavailable.ts";
import { nodeOf } from "../node-of.ts";
import { contextOf, type Document, type Variables } from "../request.ts";
import { Headers } from "./commerce.tsx";

export interface Sender<Data, V> {
  /**
   * Sends the mutation and gives its data, or that of the one in flight, also when the component leaves
   * meanwhile.
   *
   * @throws {CommerceUnavailable}
   */
  send(variables: Variables<V>): Promise<Data>;
  pending: boolean;
  /** The last one got no usable answer. */
  failed: boolean;
}

/** A mutation for a component below a `Commerce`: once in flight, and in sight while it is. */
export const useSend = <Data, V>(document: Document<Data, V>): Sender<Data, V> => {
  const [{ fetching, error }, execute] = useMutation(useMemo(() => nodeOf<Data>(document), [document]));
  const headers = useContext(Headers);
  const inFlight = useRef<Promise<Data>>(undefined);
  const send = useCallback(
    (variables: Variables<V>): Promise<Data> => {
      const options = { ...optionsOfPage(), headers };
      const ask = async (): Promise<Data> => {
        const answer = await execute({ ...variables, userData: options.userData }, contextOf(document, options));
        if (answer.error || !answer.data) {
          throw new CommerceUnavailable(answer.error?.message ?? "No data", { cause: answer.error });
        }
        return answer.data;
      };
      inFlight.current ??= ask().finally(() => {
        inFlight.current = undefined;
      });
      return inFlight.current;
    },
    [document, execute, headers],
  );
  return { send, pending: fetching, failed: error !== undefined };
};
