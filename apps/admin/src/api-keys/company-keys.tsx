import { Badge } from "@giftshop/ui-kit/badge";
import { Button } from "@giftshop/ui-kit/button";
import { Stack } from "@giftshop/ui-kit/layout";
import { useDo } from "../graphql/use-do.ts";
import { List } from "../list/list.tsx";
import type { ListColumn } from "../list/list-column.ts";
import { WhyButton } from "../order/why-button.tsx";
import * as page from "../parts/page.css.ts";
import { Moment } from "../words/moment.tsx";
import { useWords } from "../words/words.tsx";
import { type ApiCompany, RevokeApiKey } from "./api-keys-documents.ts";

type Key = ApiCompany["keys"][number];

interface CompanyKeysProps {
  company: ApiCompany;
  /** Whether the person may make and end keys. */
  mayChange: boolean;
  /** Asks for a new key of the company. */
  onMake(): void;
  /** A key was ended. */
  onDone(): void;
}

/** The keys of one company: what each may do, when it was used, and a way to end it. */
export const CompanyKeys = ({ company, mayChange, onMake, onDone }: CompanyKeysProps) => {
  const { t } = useWords();
  const revoke = useDo(RevokeApiKey);
  const columns: ListColumn<Key>[] = [
    {
      id: "name",
      label: t("apiKeys.name"),
      rowHeader: true,
      by: ({ name }) => name,
      cell: ({ name, prefix, test }) => (
        <>
          {name} <code>{prefix}…</code> {test && <Badge>{t("apiKeys.test")}</Badge>}
        </>
      ),
    },
    { id: "scopes", label: t("apiKeys.scopes"), cell: ({ scopes }) => scopes.join(", ") },
    { id: "by", label: t("apiKeys.madeBy"), by: ({ madeBy }) => madeBy, cell: ({ madeBy }) => madeBy },
    {
      id: "used",
      label: t("apiKeys.used"),
      by: ({ lastUsedAt }) => lastUsedAt,
      cell: ({ lastUsedAt }) => (lastUsedAt ? <Moment at={lastUsedAt} /> : t("apiKeys.never")),
    },
    {
      id: "actions",
      label: t("people.actions"),
      cell: ({ id, name, revokedAt }) =>
        revokedAt ? (
          <Badge>{t("apiKeys.revoked")}</Badge>
        ) : mayChange ? (
          <WhyButton
            label={t("apiKeys.revoke")}
            title={t("apiKeys.revokeTitle", { name })}
            text={t("apiKeys.revokeText")}
            danger
            onDo={async (why) => (await revoke.run({ id, why })).refused}
            onDone={onDone}
          />
        ) : null,
    },
  ];
  return (
    <section className={page.section} aria-label={company.name}>
      <Stack gap={3}>
        <List
          caption={`${company.name} · ${company.currency}`}
          columns={columns}
          rows={company.keys}
          rowKey={({ id }) => id}
          empty={t("apiKeys.noKeys")}
        />
        {mayChange && (
          <div>
            <Button variant="secondary" size="small" onClick={onMake}>
              {t("apiKeys.make")}
            </Button>
          </div>
        )}
      </Stack>
    </section>
  );
};
