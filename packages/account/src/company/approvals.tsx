import { type ResultOf, readFragment } from "@giftshop/graphql";
import { Banner } from "@giftshop/ui-kit/banner";
import { Text } from "@giftshop/ui-kit/text";
import { useState } from "react";
import { Section } from "../data/section.tsx";
import { useAccount } from "../frame/account-context.tsx";
import * as styles from "../frame/account-frame.css.ts";
import { useAccountRequest } from "../frame/use-account-request.ts";
import { WhenLoaded } from "../frame/when-loaded.tsx";
import { Approval, SeeApprovals } from "./approval-operations.ts";
import { ApprovalRow, type Decided } from "./approval-row.tsx";

const approvalsOf = ({ companyApprovals }: ResultOf<typeof SeeApprovals>) => companyApprovals;

export interface ApprovalsProps {
  /** The order that was just asked for. */
  asked: string | undefined;
  onDecided(): void;
}

/** Orders that wait for a yes, and what became of others. */
export const Approvals = ({ asked, onDecided }: ApprovalsProps) => {
  const { t } = useAccount();
  const [loaded, again] = useAccountRequest(SeeApprovals, {}, approvalsOf);
  const [decided, setDecided] = useState<Decided>();
  return (
    <Section title={t("account.company.approvals.title")}>
      {decided && (
        <Banner key={decided} tone="success">
          {t(`account.company.approvals.${decided}`)}
        </Banner>
      )}
      <WhenLoaded loaded={loaded} onAgain={again}>
        {(rows) => {
          const approvals = rows.map((row) => readFragment(Approval, row));
          const waits = approvals.some(({ id, state }) => id === asked && state === "WAITING");
          return (
            <>
              {waits && <Banner tone="success">{t("account.company.approvals.asked")}</Banner>}
              {approvals.length === 0 && <Text>{t("account.company.approvals.empty")}</Text>}
              <ul className={styles.rows}>
                {approvals.map((approval) => (
                  <ApprovalRow
                    key={approval.id}
                    approval={approval}
                    onDone={async (what) => {
                      if (what) setDecided(what);
                      await again();
                      onDecided();
                    }}
                  />
                ))}
              </ul>
            </>
          );
        }}
      </WhenLoaded>
    </Section>
  );
};
