import { Button } from "@giftshop/ui-kit/button";
import { Stack } from "@giftshop/ui-kit/layout";
import { useState } from "react";
import type { Failure } from "../call/outcome.ts";
import { useAccount } from "../frame/account-context.tsx";
import { FailureBanner } from "../frame/failure-banner.tsx";
import { Section } from "./section.tsx";

/** Everything that is kept, as a page to read and print, and as a file for other programs. */
export const ExportData = () => {
  const scope = useAccount();
  const { t } = scope;
  const [busy, setBusy] = useState<"page" | "json">();
  const [failed, setFailed] = useState<Failure>();
  const save = async (as: "page" | "json") => {
    setBusy(as);
    const late = await import("./export/save-export.ts").catch(() => undefined);
    setFailed(late ? await late.saveExport(as, scope) : "unavailable");
    setBusy(undefined);
  };
  return (
    <Section title={t("account.data.export.title")} lead={t("account.data.export.lead")}>
      {failed && <FailureBanner failure={failed} />}
      <Stack direction="row" gap={3}>
        {(["page", "json"] as const).map((as) => (
          <Button
            key={as}
            variant="secondary"
            loading={busy === as}
            loadingLabel={t("account.loading")}
            onClick={() => save(as)}
          >
            {t(`account.data.export.${as}`)}
          </Button>
        ))}
      </Stack>
    </Section>
  );
};
