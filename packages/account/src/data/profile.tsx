import { addressLines } from "@giftshop/storefront-config/address-lines";
import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { Text } from "@giftshop/ui-kit/text";
import { useState } from "react";
import { useAccount } from "../frame/account-context.tsx";
import { useOpening } from "../frame/use-opening.ts";
import * as styles from "./profile.css.ts";
import { Section } from "./section.tsx";
import type { User } from "./user.ts";

const loadForm = () => import("./forms.ts").then(({ ProfileForm }) => ProfileForm);

/** The main profile as its owner wrote it; what is empty is left out. */
const ProfileFacts = ({ user: { mainProfile, subscribed } }: { user: User }) => {
  const { t, shop } = useAccount();
  const { firstName, lastName, phoneNumber, vatNumber, invoiceEmail, address } = mainProfile;
  const envelope = addressLines({
    ...address,
    street: address.street ?? "",
    city: address.city ?? "",
    countryCode: shop.storefront.country,
  });
  const facts = (
    [
      [t("account.fields.phoneNumber"), phoneNumber],
      [t("account.fields.companyName"), address.companyName],
      [t("account.fields.vatNumber"), vatNumber],
      [t("account.fields.invoiceEmail"), invoiceEmail],
    ] as const
  ).filter(([, value]) => value);
  return (
    <>
      <div className={styles.lines}>
        <Text weight="bold">
          <bdi>{`${firstName} ${lastName}`}</bdi>
        </Text>
        {envelope.map((line) => (
          <Text key={line}>
            <bdi>{line}</bdi>
          </Text>
        ))}
      </div>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className={styles.name}>{name}</dt>
              <dd className={styles.value}>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <Text>{t(subscribed ? "account.data.subscribed" : "account.data.unsubscribed")}</Text>
    </>
  );
};

export interface ProfileProps {
  user: User;
  /** The data are other ones now; settles when they are read. */
  onChanged(): Promise<unknown>;
}

/** The main profile to read, and its form for who changes it. */
export const Profile = ({ user, onChanged }: ProfileProps) => {
  const { t } = useAccount();
  const form = useOpening(loadForm);
  const [saved, setSaved] = useState(0);
  return (
    <Section title={t("account.data.profile")}>
      {form.open && form.part ? (
        <form.part
          key={user.version}
          user={user}
          onCancel={form.close}
          onSaved={async () => {
            await onChanged();
            setSaved((count) => count + 1);
            form.close();
          }}
        />
      ) : (
        <>
          <ProfileFacts user={user} />
          <div>
            <Button variant="secondary" {...form.button}>
              {t("account.data.change")}
            </Button>
          </div>
        </>
      )}
      {saved > 0 && !form.open && (
        <Banner key={saved} tone="success">
          {t("account.data.saved")}
        </Banner>
      )}
    </Section>
  );
};
