import { useEffect, useState } from "react";
import type { DeliveryKind } from "../../buy/offer.ts";
import type { Found, loadAlternatives } from "./load-alternatives.ts";

export type AlternativesSource = typeof loadAlternatives;

/** Asks commerce; what carries the call is fetched with the first of them. */
const commerce: AlternativesSource = async (path, kind) =>
  (await import("./load-alternatives.ts")).loadAlternatives(path, kind);

type Answer = { state: "loading" | "failed" } | ({ state: "found" } & Found);

/** What is in stock in place of a product. `retry` asks again after it failed. */
export const useAlternatives = (
  path: string,
  kind: DeliveryKind | undefined,
  source: AlternativesSource = commerce,
) => {
  const [answer, setAnswer] = useState<Answer>({ state: "loading" });
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let left = false;
    setAnswer({ state: "loading" });
    source(path, kind).then(
      (found) => !left && setAnswer({ state: "found", ...found }),
      () => !left && setAnswer({ state: "failed" }),
    );
    return () => {
      left = true;
    };
  }, [path, kind, source, turn]);
  return { answer, retry: () => setTurn((before) => before + 1) };
};
