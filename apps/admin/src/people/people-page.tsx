import { Badge } from "@giftshop/ui-kit/badge";
import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { CodeDisplay } from "@giftshop/ui-kit/code-display";
import { Stack } from "@giftshop/ui-kit/layout";
import { TextField } from "@giftshop/ui-kit/text-field";
import { useState } from "react";
import { graphql } from "../generated/gql.ts";
import type { PeopleQuery as Result } from "../generated/graphql.ts";
import { useSession } from "../graphql/session.tsx";
import { useAsk } from "../graphql/use-ask.ts";
import { useDo } from "../graphql/use-do.ts";
import { List } from "../list/list.tsx";
import type { ListColumn } from "../list/list-column.ts";
import { WhyButton } from "../order/why-button.tsx";
import { WhenAsked } from "../parts/asked.tsx";
import * as page from "../parts/page.css.ts";
import { Page } from "../parts/page.tsx";
import { WhyDialog } from "../parts/why-dialog.tsx";
import { Moment } from "../words/moment.tsx";
import { useWords } from "../words/words.tsx";
import { RoleFields } from "./role-fields.tsx";
import { type Role, readRoles } from "./typed-roles.ts";

const PeopleQuery = graphql(`
  query People {
    people { data { people { id email roles createdAt endedAt } } errors { code parameter } }
  }
`);
const AddPerson = graphql(`
  mutation AddPerson($email: String!, $roles: String!, $why: String!) {
    addPerson(email: $email, roles: $roles, why: $why) { data { link } errors { code parameter } }
  }
`);
const EndPerson = graphql(`
  mutation EndPerson($email: String!, $why: String!) {
    endPerson(email: $email, why: $why) { data { done } errors { code parameter } }
  }
`);

type Person = NonNullable<Result["people"]["data"]>["people"][number];

/** Who may sign in, and what they may do. */
export const PeoplePage = () => {
  const { t } = useWords();
  const { email: own } = useSession();
  const [asked, again] = useAsk(PeopleQuery, {});
  const add = useDo(AddPerson);
  const end = useDo(EndPerson);
  const [changing, setChanging] = useState<{ email: string; roles: string }>();
  const [link, setLink] = useState<string>();
  const keep = async (why: string, form: FormData) => {
    const [email, roles] = [String(form.get("email") ?? ""), String(form.get("roles") ?? "")];
    const { data, refused } = await add.run({ email, roles, why });
    if (data) {
      setLink(data.link);
      again();
    }
    return refused;
  };
  const columns: ListColumn<Person>[] = [
    {
      id: "email",
      label: t("people.email"),
      rowHeader: true,
      by: ({ email }) => email,
      cell: ({ email }) => <span className={page.address}>{email}</span>,
    },
    {
      id: "roles",
      label: t("people.roles"),
      cell: ({ roles }) =>
        Object.entries(readRoles(roles)).map(([role, shops]) => (
          <div key={role} className={page.word}>
            {[t(`people.names.${role as Role}`), shops].filter(Boolean).join(": ")}
          </div>
        )),
    },
    {
      id: "since",
      whole: true,
      label: t("people.since"),
      by: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => <Moment at={createdAt} />,
    },
    {
      id: "actions",
      label: t("people.actions"),
      cell: ({ email, roles, endedAt }) =>
        endedAt ? (
          <Badge>{t("people.ended")}</Badge>
        ) : email === own ? (
          <Badge tone="info">{t("people.you")}</Badge>
        ) : (
          <Stack direction="row" gap={2} className={page.whole}>
            <Button variant="secondary" size="small" onClick={() => setChanging({ email, roles })}>
              {t("people.change")}
            </Button>
            <WhyButton
              label={t("people.end")}
              title={t("people.endTitle", { email })}
              text={t("people.endText")}
              danger
              onDo={async (why) => (await end.run({ email, why })).refused}
              onDone={again}
            />
          </Stack>
        ),
    },
  ];
  return (
    <Page
      title={t("place.people")}
      actions={<Button onClick={() => setChanging({ email: "", roles: "service" })}>{t("people.add")}</Button>}
    >
      {link && (
        <Banner tone="success" title={t("people.link")} onClose={() => setLink(undefined)} closeLabel={t("close")}>
          <CodeDisplay label={t("people.linkText")} code={link} groupSize={1000} copyLabel={t("invitation.copy")} />
        </Banner>
      )}
      <WhenAsked asked={asked} again={again}>
        {({ people }) => (
          <List caption={t("place.people")} captionHidden columns={columns} rows={people} rowKey={({ id }) => id} />
        )}
      </WhenAsked>
      <WhyDialog
        open={changing !== undefined}
        title={t("people.add")}
        submit={t("people.keep")}
        onDo={keep}
        onClose={() => setChanging(undefined)}
      >
        <Stack gap={4}>
          <TextField
            label={t("people.email")}
            name="email"
            type="email"
            defaultValue={changing?.email}
            autoComplete="off"
            required
          />
          {changing && <RoleFields key={changing.email} said={changing.roles} />}
        </Stack>
      </WhyDialog>
    </Page>
  );
};
