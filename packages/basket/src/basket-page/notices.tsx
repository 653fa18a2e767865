import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import * as styles from "./basket-page.css.ts";
import type { BasketContext } from "./basket-setting.ts";
import type { BasketState } from "./use-basket.ts";

export interface NoticesProps {
  context: BasketContext;
  state: BasketState;
}

/** What went wrong, with what can be done about it. */
export function Notices({ context: { t }, state: { problem, retry } }: NoticesProps) {
  return (
    <div className={styles.notices}>
      {problem && (
        <Banner
          tone={problem === "changed" || problem === "gone" ? "info" : "danger"}
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
    </div>
  );
}
