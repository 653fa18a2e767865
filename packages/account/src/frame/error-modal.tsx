import { useLate } from "@giftshop/ui-kit/on-need";
import { useEffect, useState } from "react";
import { onUnhandled, type Told } from "../call/unhandled.ts";
import { useAccount } from "./account-context.tsx";
import * as styles from "./account-frame.css.ts";
import { FailureBanner } from "./failure-banner.tsx";

const loadWindow = () => import("./error-window.tsx").then(({ ErrorWindow }) => ErrorWindow);

/**
 * The modal "error" (specification, sections 2 and 8): what went wrong with a press that has no place of its
 * own to say so. It is fetched then; out of reach, as commerce may be at that moment, a banner says it.
 */
export const ErrorModal = () => {
  const { t } = useAccount();
  const [told, setTold] = useState<Told>();
  const [open, setOpen] = useState(false);
  const [alone, setAlone] = useState(false);
  const { part: Window, fetch } = useLate(loadWindow);
  useEffect(
    () =>
      onUnhandled((next) => {
        setTold(next);
        setOpen(true);
        fetch().then(
          () => setAlone(false),
          () => setAlone(true),
        );
      }),
    [fetch],
  );
  if (!told) return null;
  const failure = told === "unexpected" ? "unavailable" : told;
  if (!Window)
    return (
      alone && (
        <div className={styles.fault}>
          <FailureBanner failure={failure} />
        </div>
      )
    );
  const isKnown = told !== "unexpected";
  return (
    <Window
      open={open}
      onClose={() => setOpen(false)}
      title={isKnown ? t(`account.failures.${told}.title`) : t("account.error.title")}
      text={isKnown ? t(`account.failures.${told}.text`) : t("account.error.text")}
      closeLabel={t("account.orders.close")}
    />
  );
};
