import { formatDate, formatMoney } from "@giftshop/messages";
import { Badge } from "@giftshop/ui-kit/badge";
import { Button } from "@giftshop/ui-kit/button";
import { Stack } from "@giftshop/ui-kit/layout";
import { Parts } from "@giftshop/ui-kit/parts";
import { Text } from "@giftshop/ui-kit/text";
import { TextField } from "@giftshop/ui-kit/text-field";
import { mostCharacters } from "@giftshop/validation/most-characters";
import { useState } from "react";
import { createCaller } from "../call/create-caller.ts";
import { press } from "../call/press.ts";
import { useAccount } from "../frame/account-context.tsx";
import * as styles from "../frame/account-frame.css.ts";
import { DecideOrder, WithdrawOrder } from "./approval-operations.ts";
import type { ShownApproval } from "./shown-company.ts";

export type Decided = "approved" | "refused" | "withdrawn";

const tones = { WAITING: "info", APPROVED: "success", REFUSED: "danger", WITHDRAWN: "neutral" } as const;

export interface ApprovalRowProps {
  approval: ShownApproval;
  /** A press was answered; nothing where it came to nothing. */
  onDone(what: Decided | undefined): Promise<unknown>;
}

/** One order that waits, or waited, for a yes. */
export const ApprovalRow = ({ approval, onDone }: ApprovalRowProps) => {
  const { t, shop } = useAccount();
  const [caller] = useState(createCaller);
  const [why, setWhy] = useState("");
  const [busy, setBusy] = useState<Decided>();
  const { id, amount, summary, state, costCentre, askedBy, askedAt } = approval;
  const date = formatDate(askedAt, shop.locale, shop.storefront.timeZone, { dateStyle: "medium" });
  const sum = formatMoney(amount, shop.locale, "always");

  const run = async (what: Decided) => {
    setBusy(what);
    const done = await press(caller, async (request) => {
      if (what === "withdrawn") return (await request(WithdrawOrder, { id })).withdrawCompanyOrder;
      const decision = { id, approve: what === "approved", why: why.trim() || null };
      return (await request(DecideOrder, decision)).decideCompanyOrder;
    });
    setBusy(undefined);
    await onDone(done && what);
  };
  const button = (what: Decided, label: string, variant?: "secondary" | "quiet") => (
    <Button
      size="small"
      {...(variant ? { variant } : {})}
      loading={busy === what}
      loadingLabel={t("account.company.saving")}
      aria-label={`${label}: ${summary}, ${sum}`}
      onClick={() => run(what)}
    >
      {label}
    </Button>
  );

  return (
    <li className={styles.row}>
      <div>
        <Text weight="bold">
          {sum} <Badge tone={tones[state]}>{t(`account.company.approvals.states.${state}`)}</Badge>
        </Text>
        <Text size="small">
          <Parts>{t("account.company.approvals.by", { gifts: summary, name: askedBy, date })}</Parts>
        </Text>
        {costCentre && (
          <Text size="small" tone="muted">
            {t("account.company.approvals.costCentre", { reference: costCentre })}
          </Text>
        )}
        {approval.why && <Text size="small">{approval.why}</Text>}
        {approval.mayDecide && (
          <TextField
            label={t("account.company.approvals.why")}
            optionalLabel={t("account.fields.optional")}
            value={why}
            maxLength={mostCharacters("why")}
            onChange={(event) => setWhy(event.target.value)}
          />
        )}
      </div>
      <Stack direction="row" gap={2}>
        {approval.mayDecide && button("approved", t("account.company.approvals.approve"))}
        {approval.mayDecide && button("refused", t("account.company.approvals.refuse"), "secondary")}
        {approval.mayWithdraw && button("withdrawn", t("account.company.approvals.withdraw"), "quiet")}
      </Stack>
    </li>
  );
};
