import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { Stack } from "@giftshop/ui-kit/layout";
import { Parts } from "@giftshop/ui-kit/parts";
import { SelectNative } from "@giftshop/ui-kit/select-native";
import { Text } from "@giftshop/ui-kit/text";
import { useState } from "react";
import { createCaller } from "../call/create-caller.ts";
import { press } from "../call/press.ts";
import { Section } from "../data/section.tsx";
import { useAccount } from "../frame/account-context.tsx";
import * as styles from "../frame/account-frame.css.ts";
import { SureButton } from "../frame/sure-button.tsx";
import { InviteMember } from "./invite-member.tsx";
import { ChangeMember, RemoveMember, WithdrawInvitation } from "./member-operations.ts";
import { type Role, roles, type ShownCompany } from "./shown-company.ts";

type Member = ShownCompany["members"][number];
const nameOf = ({ firstName, lastName }: Member) => `${firstName} ${lastName}`;

interface MembersProps {
  company: ShownCompany;
  onChanged(): Promise<unknown>;
}

/** Who belongs to the company; its owners say what each may do, and ask others to join. */
export const Members = ({ company, onChanged }: MembersProps) => {
  const { t } = useAccount();
  const [caller] = useState(createCaller);
  const [sentTo, setSentTo] = useState<string>();
  const owns = company.role === "OWNER";
  const options = roles.map((role) => ({ id: role, label: t(`account.company.roles.${role}`) }));

  const change = async ({ id }: Member, role: Role) => {
    await press(caller, async (request) => (await request(ChangeMember, { id, role })).changeMember);
    await onChanged();
  };
  const remove = async ({ id }: Member) => {
    await press(caller, async (request) => (await request(RemoveMember, { id })).removeMember);
    await onChanged();
  };
  const withdraw = async (id: string) => {
    await press(caller, async (request) => (await request(WithdrawInvitation, { id })).withdrawInvitation);
    await onChanged();
  };

  return (
    <Section title={t("account.company.members.title")}>
      <ul className={styles.rows}>
        {company.members.map((member) => {
          const self = member.id === company.accountId;
          return (
            <li key={member.id} className={styles.row}>
              <div>
                <Text weight="bold">
                  {nameOf(member)}
                  {self && ` (${t("account.company.members.you")})`}
                </Text>
                <Text size="small" tone="muted">
                  <bdi>{member.email}</bdi>
                </Text>
              </div>
              <Stack direction="row" gap={2} align="end">
                {owns ? (
                  <SelectNative
                    label={t("account.company.members.roleOf", { name: nameOf(member) })}
                    options={options}
                    value={member.role}
                    onChange={(event) => change(member, event.target.value as Role)}
                  />
                ) : (
                  <Text>{t(`account.company.roles.${member.role}`)}</Text>
                )}
                {(owns || self) && (
                  <SureButton
                    label={t(`account.company.members.${self ? "leave" : "remove"}`)}
                    name={self ? undefined : `${t("account.company.members.remove")}: ${nameOf(member)}`}
                    sure={t(`account.company.members.${self ? "sureLeave" : "sureRemove"}`)}
                    keep={t("account.addressBook.cancel")}
                    onSure={() => remove(member)}
                  />
                )}
              </Stack>
            </li>
          );
        })}
      </ul>
      {company.invitations.length > 0 && (
        <>
          <Text weight="bold">{t("account.company.members.open")}</Text>
          <ul className={styles.rows}>
            {company.invitations.map(({ id, email, role }) => (
              <li key={id} className={styles.row}>
                <Text>
                  <Parts>
                    <bdi>{email}</bdi>
                    {t(`account.company.roles.${role}`)}
                  </Parts>
                </Text>
                <Button variant="quiet" size="small" onClick={() => withdraw(id)}>
                  {t("account.company.members.withdraw")}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      {sentTo && (
        <Banner key={sentTo} tone="success">
          {t("account.company.members.sent", { email: sentTo })}
        </Banner>
      )}
      {owns && (
        <InviteMember
          onSent={async (email) => {
            setSentTo(email);
            await onChanged();
          }}
        />
      )}
    </Section>
  );
};
