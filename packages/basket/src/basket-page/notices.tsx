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

/**
 * What went wrong, with what can be done about it; what has
 * changed of itself is said where a screen reader listens already.
 */
export const Notices = ({ context, state: { problem, retry } }: NoticesProps) => {
  const { t } = context;
  const key = problem?.key;
  const changed = key === "changed" || key === "gone";
  return (
    <>
      <div className={styles.changes} role="status">
        {problem && changed && (
          <Banner tone="info" live="none">
            {problemText(context, problem)}
          </Banner>
        )}
      </div>
      {problem && !changed && (
        <Banner
          tone="danger"
          action={
            (key === "unreachable" || key === "waiting" || key === "unexpected") && (
              <Button variant="secondary" size="small" onClick={retry}>
                {t("problems.retry")}
              </Button>
            )
          }
        >
          {problemText(context, problem)}
        </Banner>
      )}
    </>
  );
};
