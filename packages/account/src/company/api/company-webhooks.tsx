import type { ResultOf } from "@giftshop/graphql";
import { formatDate } from "@giftshop/messages";
import { Badge } from "@giftshop/ui-kit/badge";
import { Button } from "@giftshop/ui-kit/button";
import { Stack } from "@giftshop/ui-kit/layout";
import { Table } from "@giftshop/ui-kit/table";
import { Text } from "@giftshop/ui-kit/text";
import { useEffect, useState } from "react";
import { createCaller } from "../../call/create-caller.ts";
import { press } from "../../call/press.ts";
import { Section } from "../../data/section.tsx";
import { useAccount } from "../../frame/account-context.tsx";
import * as styles from "../../frame/account-frame.css.ts";
import { SureButton } from "../../frame/sure-button.tsx";
import { useAccountRequest } from "../../frame/use-account-request.ts";
import { WhenLoaded } from "../../frame/when-loaded.tsx";
import { AddWebhook } from "./add-webhook.tsx";
import { ShownOnce } from "./shown-once.tsx";
import { EndApiWebhook, SeeApiWebhooks, TryApiWebhook } from "./webhook-operations.ts";

const webhooksOf = ({ apiWebhooks }: ResultOf<typeof SeeApiWebhooks>) => apiWebhooks;
type Webhook = NonNullable<ResultOf<typeof SeeApiWebhooks>["apiWebhooks"]["data"]>[number];
type Call = Webhook["log"][number];

/** What an address was told last, and what it answered. */
const Log = ({ webhook: { url, log } }: { webhook: Webhook }) => {
  const { t, shop } = useAccount();
  const answered = ({ tries }: Call): string => {
    const last = tries.at(-1);
    if (last === undefined) return "–";
    if (last.status === null) return t("account.companyApi.webhooks.silent", { count: tries.length });
    return t("account.companyApi.webhooks.answered", {
      status: `${last.status}`,
      time: `${last.milliseconds}`,
      count: tries.length,
    });
  };
  return (
    <Table
      caption={t("account.companyApi.webhooks.log", { url })}
      rows={log}
      rowKey={({ id }) => id}
      empty={t("account.companyApi.webhooks.noCalls")}
      columns={[
        {
          id: "type",
          label: t("account.companyApi.webhooks.event"),
          cell: ({ type }) => <bdi dir="ltr">{type}</bdi>,
          rowHeader: true,
        },
        {
          id: "at",
          label: t("account.companyApi.webhooks.at"),
          cell: ({ createdAt }) =>
            formatDate(createdAt, shop.locale, shop.storefront.timeZone, { dateStyle: "short", timeStyle: "medium" }),
        },
        { id: "answer", label: t("account.companyApi.webhooks.answer"), cell: answered },
        {
          id: "state",
          label: t("account.companyApi.webhooks.state"),
          cell: ({ state }) => t(`account.companyApi.webhooks.states.${state}`),
        },
      ]}
    />
  );
};

/** How often, and how many times, a call that is on its way is looked at. */
const look = { every: 2_000, most: 15 };

/** Asks again while a call is on its way, for half a minute: later tries are hours apart. */
const useNews = (isWaiting: boolean, again: () => Promise<unknown>): void => {
  useEffect(() => {
    if (!isWaiting) return;
    let left = look.most;
    const timer = setInterval(() => {
      left -= 1;
      if (left < 0) clearInterval(timer);
      else void again();
    }, look.every);
    return () => clearInterval(timer);
  }, [isWaiting, again]);
};

/** Addresses that are told of what happens to the company's gifts, and what each was told. */
export const CompanyWebhooks = () => {
  const { t } = useAccount();
  const [caller] = useState(createCaller);
  const [loaded, again] = useAccountRequest(SeeApiWebhooks, {}, webhooksOf);
  const [secret, setSecret] = useState<string>();
  const calls = loaded.state === "ready" ? loaded.value.flatMap(({ log }) => log) : [];
  useNews(
    calls.some(({ state }) => state === "WAITING"),
    again,
  );
  const end = async (id: string) => {
    await press(caller, async (request) => (await request(EndApiWebhook, { id })).endApiWebhook);
    setSecret(undefined);
    await again();
  };
  const tryIt = async (id: string) => {
    await press(caller, async (request) => (await request(TryApiWebhook, { id })).tryApiWebhook);
    await again();
  };
  return (
    <Section title={t("account.companyApi.webhooks.title")} lead={t("account.companyApi.webhooks.lead")}>
      <WhenLoaded loaded={loaded} onAgain={again}>
        {(webhooks) => (
          <>
            {webhooks.length === 0 && <Text>{t("account.companyApi.webhooks.empty")}</Text>}
            {webhooks.map((webhook) => (
              <Stack key={webhook.id} gap={3}>
                <div className={styles.row}>
                  <div>
                    <Text weight="bold">
                      <bdi dir="ltr">{webhook.url}</bdi>{" "}
                      {webhook.test && <Badge tone="neutral">{t("account.companyApi.modes.test")}</Badge>}
                    </Text>
                    <Text size="small" tone="muted">
                      <bdi dir="ltr">{webhook.events.join(", ")}</bdi>
                    </Text>
                  </div>
                  <Stack direction="row" gap={2}>
                    <Button variant="secondary" size="small" onClick={() => tryIt(webhook.id)}>
                      {t("account.companyApi.webhooks.try")}
                    </Button>
                    <SureButton
                      label={t("account.companyApi.webhooks.end")}
                      name={`${t("account.companyApi.webhooks.end")}: ${webhook.url}`}
                      sure={t("account.companyApi.webhooks.sure")}
                      keep={t("account.companyApi.keys.keep")}
                      onSure={() => end(webhook.id)}
                    />
                  </Stack>
                </div>
                <Log webhook={webhook} />
              </Stack>
            ))}
          </>
        )}
      </WhenLoaded>
      {secret && <ShownOnce key={secret} what="secret" secret={secret} />}
      <AddWebhook
        onMade={async (made) => {
          setSecret(made);
          await again();
        }}
      />
    </Section>
  );
};
