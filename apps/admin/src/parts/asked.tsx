import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { SkeletonRegion, SkeletonText } from "@giftshop/ui-kit/skeleton";
import type { ReactNode } from "react";
import type { Asked } from "../graphql/use-ask.ts";
import { refusalText } from "../words/state-text.ts";
import { useWords } from "../words/words.tsx";

/** Something is on its way. */
export const Waiting = () => {
  const { t } = useWords();
  return (
    <SkeletonRegion label={t("loading")}>
      <SkeletonText lines={6} />
    </SkeletonRegion>
  );
};

interface WhenAskedProps<Data> {
  asked: Asked<Data>;
  again(): void;
  children: (data: Data) => ReactNode;
}

/** Shows what was answered; else that it is on its way, or why it did not come. */
export const WhenAsked = <Data,>({ asked, again, children }: WhenAskedProps<Data>) => {
  const { t } = useWords();
  if (asked.state === "ready") return children(asked.data);
  if (asked.state === "loading") return <Waiting />;
  const text = asked.state === "refused" ? refusalText(t, asked.code) : t("failed");
  return (
    <Banner
      tone="danger"
      action={
        <Button variant="secondary" size="small" onClick={again}>
          {t("again")}
        </Button>
      }
    >
      {text}
    </Banner>
  );
};
