import type { ResultOf } from "@giftshop/graphql";
import { Commerce } from "@giftshop/graphql/react";
import { formatDate, formatMoney } from "@giftshop/messages";
import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { Checkbox } from "@giftshop/ui-kit/checkbox";
import { Stack } from "@giftshop/ui-kit/layout";
import { Heading, Text } from "@giftshop/ui-kit/text";
import { useMemo, useState } from "react";
import { createCaller } from "../call/create-caller.ts";
import type { Failure } from "../call/outcome.ts";
import { useAccount } from "../frame/account-context.tsx";
import { FailureBanner } from "../frame/failure-banner.tsx";
import { useAccountRequest } from "../frame/use-account-request.ts";
import { WhenLoaded } from "../frame/when-loaded.tsx";
import { AskForLink } from "./ask-for-link.tsx";
import { Withdraw, WithdrawalOrder } from "./withdrawal-operations.ts";

type Order = NonNullable<ResultOf<typeof WithdrawalOrder>["withdrawalOrder"]["data"]>;
type Receipt = NonNullable<NonNullable<ResultOf<typeof Withdraw>["withdraw"]["data"]>["receipt"]>;

const orderOf = ({ withdrawalOrder }: ResultOf<typeof WithdrawalOrder>) => withdrawalOrder;

interface ChoiceProps {
  token: string;
  order: Order;
  /** Something of it cannot be taken back any more: it is looked at anew. */
  onChanged(): void;
}

const Choice = ({ token, order, onChanged }: ChoiceProps) => {
  const { t, shop } = useAccount();
  const [caller] = useState(createCaller);
  const [key] = useState(() => crypto.randomUUID());
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | "nothing" | "changed">();
  const [receipt, setReceipt] = useState<Receipt>();
  const money = (amount: { value: number; currency: string }) => formatMoney(amount, shop.locale, "always");
  if (receipt) {
    const at = formatDate(receipt.at, shop.locale, shop.storefront.timeZone, {
      dateStyle: "long",
      timeStyle: "medium",
    });
    return (
      <Banner tone="success" live="status" title={t("account.withdrawal.doneTitle")}>
        {t("account.withdrawal.doneText", { at, amount: money(receipt.amount) })}
      </Banner>
    );
  }
  const confirm = async () => {
    if (chosen.length === 0) return setFailure("nothing");
    setBusy(true);
    const outcome = await caller.call(
      async (request) => (await request(Withdraw, { token, packageIds: [...chosen], idempotencyKey: key })).withdraw,
    );
    setBusy(false);
    if (outcome.kind !== "done") return setFailure(outcome.kind === "failed" ? outcome.failure : "unavailable");
    if (outcome.data.receipt) return setReceipt(outcome.data.receipt);
    setFailure("changed");
    setChosen([]);
    onChanged();
  };
  const own = failure === "nothing" || failure === "changed";
  return (
    <Stack gap={5}>
      <Heading level={2}>{t("account.withdrawal.order", { number: order.orderNumber })}</Heading>
      <Stack gap={3}>
        {order.packages.map(({ id, title, receiver, total, refusal }) => (
          <Checkbox
            key={id}
            label={t("account.withdrawal.gift", { title, receiver, amount: money(total) })}
            hint={refusal ? t(`account.withdrawal.refusals.${refusal}`) : undefined}
            disabled={refusal !== null}
            checked={chosen.includes(id)}
            onChange={({ currentTarget: { checked } }) => {
              setFailure(undefined);
              setChosen((before) => (checked ? [...before, id] : before.filter((other) => other !== id)));
            }}
          />
        ))}
      </Stack>
      <Text tone="muted">{t("account.withdrawal.what")}</Text>
      {own && (
        <Banner tone="warning" live="alert">
          {t(`account.withdrawal.${failure}`)}
        </Banner>
      )}
      {failure && !own && <FailureBanner failure={failure} />}
      <div>
        <Button size="large" onClick={confirm} loading={busy} loadingLabel={t("account.withdrawal.confirming")}>
          {t("account.withdrawal.confirm")}
        </Button>
      </div>
    </Stack>
  );
};

const Chosen = ({ token }: { token: string }) => {
  const variables = useMemo(() => ({ token }), [token]);
  const [loaded, again] = useAccountRequest(WithdrawalOrder, variables, orderOf);
  const { t } = useAccount();
  if (loaded.state === "failed" && loaded.failure === "link") {
    return (
      <Stack gap={5}>
        <Banner tone="warning" live="alert" title={t("account.failures.link.title")}>
          {t("account.failures.link.text")}
        </Banner>
        <AskForLink />
      </Stack>
    );
  }
  return (
    <WhenLoaded loaded={loaded} onAgain={again}>
      {(order) => <Choice token={token} order={order} onChanged={again} />}
    </WhenLoaded>
  );
};

/** The second step: which gifts go back, confirmed by a press. */
export const ChooseGifts = ({ token }: { token: string }) => (
  <Commerce>
    <Chosen token={token} />
  </Commerce>
);
