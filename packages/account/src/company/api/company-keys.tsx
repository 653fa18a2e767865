import type { ResultOf } from "@giftshop/graphql";
import { formatDate } from "@giftshop/messages";
import { Badge } from "@giftshop/ui-kit/badge";
import { Parts } from "@giftshop/ui-kit/parts";
import { Text } from "@giftshop/ui-kit/text";
import { useState } from "react";
import { createCaller } from "../../call/create-caller.ts";
import { press } from "../../call/press.ts";
import { Section } from "../../data/section.tsx";
import { useAccount } from "../../frame/account-context.tsx";
import * as styles from "../../frame/account-frame.css.ts";
import { SureButton } from "../../frame/sure-button.tsx";
import { RevokeApiKey, type SeeApiKeys } from "./api-operations.ts";
import { MakeKey } from "./make-key.tsx";
import { scopeText } from "./scope-words.ts";
import { ShownOnce } from "./shown-once.tsx";

type Key = NonNullable<ResultOf<typeof SeeApiKeys>["apiKeys"]["data"]>[number];

/** One key: what it is called, what it may do, and the way to end it, which asks once more. */
const KeyRow = ({ one, onRevoke }: { one: Key; onRevoke(): void }) => {
  const { t, shop } = useAccount();
  const day = (instant: string) => formatDate(instant, shop.locale, shop.storefront.timeZone, { dateStyle: "medium" });
  const use = one.lastUsedAt
    ? t("account.companyApi.keys.used", { date: day(one.lastUsedAt) })
    : t("account.companyApi.keys.unused");
  return (
    <li className={styles.row}>
      <div>
        <Text weight="bold">
          {one.name} {one.test && <Badge tone="neutral">{t("account.companyApi.modes.test")}</Badge>}
        </Text>
        <Text size="small" tone="muted">
          <Parts>
            <bdi dir="ltr">{one.prefix}…</bdi>
            {one.scopes.map((scope) => scopeText(scope, (word) => t(`account.companyApi.scopes.${word}`))).join(", ")}
          </Parts>
        </Text>
        <Text size="small" tone="muted">
          {one.revokedAt ? t("account.companyApi.keys.revoked", { date: day(one.revokedAt) }) : use}
        </Text>
      </div>
      {one.revokedAt === null && (
        <SureButton
          label={t("account.companyApi.keys.revoke")}
          name={`${t("account.companyApi.keys.revoke")}: ${one.name}`}
          sure={t("account.companyApi.keys.sure")}
          keep={t("account.companyApi.keys.keep")}
          onSure={onRevoke}
        />
      )}
    </li>
  );
};

/** Keys of the API: what they may do is chosen, their text is shown once, and they are ended here. */
export const CompanyKeys = ({ keys, onChanged }: { keys: readonly Key[]; onChanged(): Promise<unknown> }) => {
  const { t } = useAccount();
  const [caller] = useState(createCaller);
  const [text, setText] = useState<string>();
  const revoke = async (id: string) => {
    await press(caller, async (request) => (await request(RevokeApiKey, { id })).revokeApiKey);
    setText(undefined);
    await onChanged();
  };
  return (
    <Section title={t("account.companyApi.keys.title")} lead={t("account.companyApi.keys.lead")}>
      {keys.length === 0 && <Text>{t("account.companyApi.keys.empty")}</Text>}
      <ul className={styles.rows}>
        {keys.map((one) => (
          <KeyRow key={one.id} one={one} onRevoke={() => revoke(one.id)} />
        ))}
      </ul>
      {text && <ShownOnce key={text} what="key" secret={text} />}
      <MakeKey
        onMade={async (made) => {
          setText(made);
          await onChanged();
        }}
      />
    </Section>
  );
};
