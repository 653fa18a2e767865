import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { useLayoutEffect, useRef } from "react";
import * as styles from "./basket-page.css.ts";
import type { BasketContext } from "./basket-setting.ts";
import type { BasketState } from "./use-basket.ts";

export interface NoticesProps {
  context: BasketContext;
  state: BasketState;
  /** Called before "try again" goes away while it has the focus, which would be nowhere then. */
  onFocusLost(): void;
}

/** What went wrong, with what can be done about it. */
export function Notices({ context: { t }, state: { problem, retry }, onFocusLost }: NoticesProps) {
  return (
    <div className={styles.notices}>
      {problem && (
        <Banner
          tone={problem === "changed" || problem === "gone" ? "info" : "danger"}
          action={
            (problem === "unreachable" || problem === "unexpected") && (
              <Retry onClick={retry} onFocusLost={onFocusLost}>
                {t("problems.retry")}
              </Retry>
            )
          }
        >
          {t(`problems.${problem}`)}
        </Banner>
      )}
    </div>
  );
}

function Retry({ onClick, onFocusLost, children }: { onClick(): void; onFocusLost(): void; children: string }) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (own === document.activeElement) onFocusLost();
    };
  }, [onFocusLost]);
  return (
    <Button ref={button} variant="secondary" size="small" onClick={onClick}>
      {children}
    </Button>
  );
}
