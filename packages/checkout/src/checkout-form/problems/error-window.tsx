import { useLate } from "@giftshop/ui-kit/on-need";
import { useEffect, useState } from "react";
import { useCheckout } from "../../frame/checkout-context.tsx";
import type { Problem } from "./problem.ts";

/**
 * Whether nothing else handles it: what nobody has a sentence for, and a call that came to nothing (code -1).
 */
export const isUnhandled = (problem: Problem | undefined): boolean =>
  problem?.kind === "unreachable" || (problem?.kind === "refused" && problem.names.includes("unexpected"));

/**
 * What nothing else handles opens the error modal (specification, section 8), which is fetched
 * then; it stands beside the press, too, and stays there where the modal cannot be fetched.
 */
export const ErrorWindow = ({ problem }: { problem: Problem | undefined }) => {
  const { t } = useCheckout();
  const [closed, setClosed] = useState<Problem>();
  const { part: Window, start } = useLate(() => import("../../frame/error-modal.tsx").then((part) => part.ErrorModal));
  const unhandled = isUnhandled(problem);
  useEffect(() => {
    if (unhandled) start();
  }, [unhandled, start]);
  if (!Window) return null;
  const unreachable = problem?.kind === "unreachable";
  return (
    <Window
      open={unhandled && problem !== closed}
      onClose={() => setClosed(problem)}
      title={unreachable ? t("unavailable.title") : t("errors.unexpectedTitle")}
      text={unreachable ? t("unavailable.text") : t("errors.unexpected")}
    />
  );
};
