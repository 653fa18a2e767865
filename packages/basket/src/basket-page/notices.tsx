import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import * as styles from "./basket-page.css.ts";
import type { BasketContext } from "./basket-setting.ts";
import { problemText } from "./problem-text.ts";
import type { BasketState } from "./use-basket.ts";

export interface NoticesProps {
  context: BasketContext;
  state: BasketState;
}

/** What went wrong, with what can be done about it. */
export function Notices({ context, state: { problem, retry } }: NoticesProps) {
  const { t } = context;
  const key = problem?.key;
  return (
    <div className={styles.notices}>
      {problem && (
        <Banner
          tone={key === "changed" || key === "gone" ? "info" : "danger"}
          action={
            (key === "unreachable" || key === "unexpected") && (
              <Button variant="secondary" size="small" onClick={retry}>
                {t("problems.retry")}
              </Button>
            )
          }
        >
          {problemText(context, problem)}
        </Banner>
      )}
    </div>
  );
}
