import { Button } from "@giftshop/ui-kit/button";
import { Stack } from "@giftshop/ui-kit/layout";
import { Loader } from "@giftshop/ui-kit/loader";
import type { ReactNode } from "react";
import { useAccount } from "./account-context.tsx";
import { FailureBanner } from "./failure-banner.tsx";
import type { Loaded } from "./use-account-request.ts";

export interface WhenLoadedProps<Value> {
  loaded: Loaded<Value>;
  onAgain(): void;
  children(value: Value): ReactNode;
}

/** What was asked for, once it is there; before that a loader, and where it failed why, and the way on. */
export const WhenLoaded = <Value,>({ loaded, onAgain, children }: WhenLoadedProps<Value>) => {
  const { t } = useAccount();
  if (loaded.state === "loading") return <Loader label={t("account.loading")} />;
  if (loaded.state === "ready") return children(loaded.value);
  return (
    <Stack gap={4} align="start">
      <FailureBanner failure={loaded.failure} />
      {loaded.failure === "unavailable" && (
        <Button variant="secondary" onClick={onAgain}>
          {t("account.again")}
        </Button>
      )}
    </Stack>
  );
};
