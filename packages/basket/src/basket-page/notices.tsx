import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import * as styles from "./basket-page.css.ts";
import type { BasketContext } from "./basket-setting.ts";
import type { BasketState } from "./use-basket.ts";

export interface NoticesProps {
  context: BasketContext;
  state: BasketState;
}

/** What went wrong, with what can be done about it; what has changed of itself is said where a screen reader listens already. */
export function Notices({ context: { t }, state: { problem, retry } }: NoticesProps) {
  const changed = problem === "changed" || problem === "gone";
  return (
    <>
      <div className={styles.changes} role="status">
        {changed && (
          <Banner tone="info" live="none">
            {t(`problems.${problem}`)}
          </Banner>
        )}
      </div>
      {problem && !changed && (
        <Banner
          tone="danger"
          action={
            (problem === "unreachable" || problem === "unexpected") && (
              <Button variant="secondary" size="small" onClick={retry}>
                {t("problems.retry")}
              </Button>
            )
          }
        >
          {t(`problems.${problem}`)}
        </Banner>
      )}
    </>
  );
}
