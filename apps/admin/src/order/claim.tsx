import { useMay } from "../graphql/session.tsx";
import { useDo } from "../graphql/use-do.ts";
import { useWords } from "../words/words.tsx";
import { GrantClaim } from "./order-documents.ts";
import { WhyButton } from "./why-button.tsx";

interface ClaimButtonProps {
  number: string;
  gift: { id: string; kind: string; state: string };
  onDone(said: string): void;
}

/** A parcel that did not come: its cards are issued again, and it is packed once more. */
export const ClaimButton = ({ number, gift, onDone }: ClaimButtonProps) => {
  const { t } = useWords();
  const may = useMay("CLAIMS_DECIDE");
  const grant = useDo(GrantClaim);
  if (!may || gift.kind !== "PHYSICAL" || gift.state !== "SENT") return null;
  const run = async (why: string) => {
    const { data, refused } = await grant.run({ number, gift: gift.id, why });
    if (data) onDone(data.waits ? t("waits") : t("claim.granted"));
    return refused;
  };
  return (
    <WhyButton
      label={t("claim.grant")}
      title={t("claim.grant")}
      text={t("claim.grantText")}
      danger
      onDo={run}
      onDone={() => undefined}
    />
  );
};
