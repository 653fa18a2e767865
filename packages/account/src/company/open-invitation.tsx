import type { ResultOf } from "@giftshop/graphql";
import { Button } from "@giftshop/ui-kit/button";
import { Text } from "@giftshop/ui-kit/text";
import { useState } from "react";
import { createCaller } from "../call/create-caller.ts";
import type { Failure } from "../call/outcome.ts";
import { Section } from "../data/section.tsx";
import { useAccount } from "../frame/account-context.tsx";
import { FailureBanner } from "../frame/failure-banner.tsx";
import { useAccountRequest } from "../frame/use-account-request.ts";
import { WhenLoaded } from "../frame/when-loaded.tsx";
import { AcceptInvitation, SeeInvitation } from "./company-operations.ts";

const invitationOf = ({ companyInvitation }: ResultOf<typeof SeeInvitation>) => companyInvitation;

/** Whom a link asks to join, and the press by which they do. */
export const OpenInvitation = ({ token, onDone }: { token: string; onDone(): void }) => {
  const { t } = useAccount();
  const [caller] = useState(createCaller);
  const [failure, setFailure] = useState<Failure>();
  const [busy, setBusy] = useState(false);
  const [loaded, again] = useAccountRequest(SeeInvitation, { token }, invitationOf);

  const accept = async () => {
    setBusy(true);
    const outcome = await caller.call(async (request) => (await request(AcceptInvitation, { token })).acceptInvitation);
    setBusy(false);
    if (outcome.kind === "done") return onDone();
    setFailure(outcome.kind === "failed" ? outcome.failure : "invitation");
  };

  return (
    <WhenLoaded loaded={loaded} onAgain={again}>
      {({ companyName, email, role }) => (
        <Section title={t("account.company.invited.title", { company: companyName })}>
          <Text>{t("account.company.invited.text", { role: t(`account.company.roles.${role}`), email })}</Text>
          {failure && <FailureBanner failure={failure} />}
          <div>
            <Button onClick={accept} loading={busy} loadingLabel={t("account.company.saving")}>
              {t("account.company.invited.action")}
            </Button>
          </div>
        </Section>
      )}
    </WhenLoaded>
  );
};
