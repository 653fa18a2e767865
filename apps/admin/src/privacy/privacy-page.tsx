import { Badge } from "@giftshop/ui-kit/badge";
import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { EmptyState } from "@giftshop/ui-kit/empty-state";
import { Stack } from "@giftshop/ui-kit/layout";
import { Text } from "@giftshop/ui-kit/text";
import { TextField } from "@giftshop/ui-kit/text-field";
import { type FormEvent, useState } from "react";
import { graphql } from "../generated/gql.ts";
import type { FindPersonQuery as Result } from "../generated/graphql.ts";
import { useMay } from "../graphql/session.tsx";
import { useDo } from "../graphql/use-do.ts";
import { useFile } from "../graphql/use-file.ts";
import * as order from "../order/order.css.ts";
import { WhyButton } from "../order/why-button.tsx";
import * as orders from "../orders/orders.css.ts";
import { toneOf } from "../orders/tone.ts";
import { Page, Section } from "../parts/page.tsx";
import { Go } from "../shell/go.tsx";
import { Moment } from "../words/moment.tsx";
import { refusalText, stateText } from "../words/state-text.ts";
import { useWords } from "../words/words.tsx";

const FindPerson = graphql(`
  query FindPerson($email: String!) {
    person(email: $email) {
      data {
        accounts { legalEntity storefront verified createdAt }
        orders { number storefront state placedAt left }
      }
      errors { code parameter }
    }
  }
`);
const ForgetPerson = graphql(`
  mutation ForgetPerson($email: String!, $why: String!) {
    forgetPerson(email: $email, why: $why) { data { done } errors { code parameter } }
  }
`);

type Person = NonNullable<Result["person"]["data"]>;

interface FoundProps {
  email: string;
  person: Person;
  onDone(said: string): void;
}

/** What is kept of somebody, and what they may ask of it. */
const Found = ({ email, person, onDone }: FoundProps) => {
  const { t } = useWords();
  const [mayExport, mayForget] = [useMay("PRIVACY_EXPORT"), useMay("PRIVACY_FORGET")];
  const file = useFile();
  const forget = useDo(ForgetPerson);
  const { accounts, orders: bought } = person;
  if (accounts.length === 0 && bought.length === 0)
    return <EmptyState title={t("privacy.none")}>{t("privacy.noneText")}</EmptyState>;
  return (
    <Section
      title={email}
      actions={
        <Stack direction="row" gap={2}>
          {mayExport && (
            <WhyButton
              label={t("privacy.export")}
              title={t("privacy.export")}
              text={t("privacy.exportText")}
              onDo={(why) => file("/files/person.json", { email, why })}
              onDone={() => onDone(t("privacy.exported"))}
            />
          )}
          {mayForget && (
            <WhyButton
              label={t("privacy.forget")}
              title={t("privacy.forget")}
              text={t("privacy.forgetText")}
              danger
              onDo={async (why) => (await forget.run({ email, why })).refused}
              onDone={() => onDone(t("privacy.forgotten"))}
            />
          )}
        </Stack>
      }
    >
      <ul className={order.events}>
        {accounts.map(({ legalEntity, storefront, verified, createdAt }) => (
          <li key={legalEntity} className={order.line}>
            <span className={order.grow}>
              {t("privacy.account", { shop: storefront, entity: legalEntity })} · <Moment at={createdAt} />
            </span>
            {!verified && <Badge tone="warning">{t("privacy.unverified")}</Badge>}
          </li>
        ))}
        {bought.map(({ number, state, placedAt, left }) => (
          <li key={number} className={order.line}>
            <span className={order.grow}>
              <Go href={`/orders/${number}`}>{number}</Go> · <Moment at={placedAt} />
            </span>
            {left && <Badge>{t("privacy.left")}</Badge>}
            <Badge tone={toneOf(state)}>{stateText(t, state)}</Badge>
          </li>
        ))}
      </ul>
    </Section>
  );
};

/** What somebody may ask who writes to the shop: a copy of what is kept of them, and that it goes. */
export const PrivacyPage = () => {
  const { t } = useWords();
  const find = useDo(FindPerson);
  const [found, setFound] = useState<{ email: string; person: Person }>();
  const [refused, setRefused] = useState<string>();
  const [said, setSaid] = useState<string>();
  const look = async (email: string) => {
    const outcome = await find.run({ email });
    setRefused(outcome.refused);
    setFound(outcome.data && { email, person: outcome.data });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSaid(undefined);
    void look(String(new FormData(event.currentTarget).get("email") ?? "").trim());
  };
  return (
    <Page title={t("place.privacy")}>
      {said && <Banner tone="success">{said}</Banner>}
      {refused && <Banner tone="danger">{refusalText(t, refused)}</Banner>}
      <form onSubmit={submit} className={orders.search}>
        <TextField
          label={t("privacy.email")}
          name="email"
          type="email"
          className={orders.field}
          autoComplete="off"
          required
        />
        <Button type="submit" loading={find.pending}>
          {t("orders.find")}
        </Button>
        <Text size="small" tone="muted">
          {t("privacy.hint")}
        </Text>
      </form>
      {found && (
        <Found
          {...found}
          onDone={(text) => {
            setSaid(text);
            void look(found.email);
          }}
        />
      )}
    </Page>
  );
};
