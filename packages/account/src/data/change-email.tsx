import { useLinkToken } from "@giftshop/page/link-token";
import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { Text } from "@giftshop/ui-kit/text";
import { useEffect, useState } from "react";
import type { Failure } from "../call/outcome.ts";
import { useAccount } from "../frame/account-context.tsx";
import { FailureBanner } from "../frame/failure-banner.tsx";
import { useOpening } from "../frame/use-opening.ts";
import { takeRememberedToken } from "../session/remembered.ts";
import { Section } from "./section.tsx";

const loadForm = () => import("./forms.ts").then(({ EmailForm }) => EmailForm);

/** What came of the link that somebody followed from the new mailbox; nothing where nobody did. */
const useConfirmation = (onChanged: () => void): "changed" | Failure | undefined => {
  const linked = useLinkToken("token");
  const [token] = useState(() => linked ?? takeRememberedToken());
  const [outcome, setOutcome] = useState<"changed" | Failure>();
  useEffect(() => {
    if (token === undefined) return;
    void import("./presses.ts")
      .then(({ confirmEmail }) => confirmEmail(token))
      .catch(() => "unavailable" as const)
      .then((answer) => {
        setOutcome(answer);
        if (answer === "changed") onChanged();
      });
  }, [token, onChanged]);
  return outcome;
};

/** The address that one logs in with: another one is confirmed by a link before it counts. */
export const ChangeEmail = ({ email, onChanged }: { email: string; onChanged(): void }) => {
  const { t } = useAccount();
  const form = useOpening(loadForm);
  const [sentTo, setSentTo] = useState<string>();
  const confirmation = useConfirmation(onChanged);
  return (
    <Section title={t("account.data.email.title")}>
      <Text>
        <bdi>{email}</bdi>
      </Text>
      {confirmation === "changed" && <Banner tone="success">{t("account.data.email.changed")}</Banner>}
      {confirmation && confirmation !== "changed" && <FailureBanner failure={confirmation} />}
      {sentTo && <Banner tone="success">{t("account.data.email.sent", { email: sentTo })}</Banner>}
      {form.open && form.part ? (
        <form.part
          onSent={(email) => {
            setSentTo(email);
            form.close();
          }}
        />
      ) : (
        <div>
          <Button variant="secondary" {...form.button}>
            {t("account.data.email.change")}
          </Button>
        </div>
      )}
    </Section>
  );
};
