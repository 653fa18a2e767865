import { type ResultOf, readFragment } from "@giftshop/graphql";
import { addressOnOneLine } from "@giftshop/storefront-config/address-lines";
import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { Stack } from "@giftshop/ui-kit/layout";
import { fetchAhead, useLate } from "@giftshop/ui-kit/on-need";
import { Parts } from "@giftshop/ui-kit/parts";
import { Heading, Text } from "@giftshop/ui-kit/text";
import { useState } from "react";
import { insidePage } from "../account-page/inside-page.tsx";
import { useAccount } from "../frame/account-context.tsx";
import * as styles from "../frame/account-frame.css.ts";
import { useAccountRequest } from "../frame/use-account-request.ts";
import { WhenLoaded } from "../frame/when-loaded.tsx";
import type { Entry } from "./address-form.tsx";
import { BookEntry, type BookOperations, ownBook } from "./address-operations.ts";

const loadForm = () => import("./address-form.tsx").then(({ AddressForm }) => AddressForm);
const bookOf = ({ addressBook }: ResultOf<BookOperations["Book"]>) => addressBook;
const nameOf = ({ firstName, lastName }: Entry) => `${firstName} ${lastName}`;

export interface AddressBookProps {
  /** By which it is read and written. Default: that of the account. */
  operations?: BookOperations;
  /** Something else says what the page is about. Default `false`. */
  within?: boolean;
}

/** Whom one gives to, to be picked when the next gift is sent. */
export const AddressBook = ({ operations = ownBook, within = false }: AddressBookProps) => {
  const { t, shop } = useAccount();
  const countries = new Intl.DisplayNames([shop.locale], { type: "region" });
  const [loaded, again] = useAccountRequest(operations.Book, {}, bookOf);
  const [editing, setEditing] = useState<Entry | "new">();
  const [done, setDone] = useState<string>();
  const form = useLate(loadForm);

  const edit = (entry: Entry | "new") => {
    setEditing(entry);
    // Where the form cannot be had the press is not answered, and can be made again.
    form.fetch().catch(() => setEditing(undefined));
  };
  /** Attributes of a button that opens the form, for one entry. */
  const opens = (isFor: boolean, entry: Entry | "new") => ({
    ...fetchAhead(form),
    loading: isFor && form.pending,
    onClick: () => edit(entry),
  });
  const remove = async (entry: Entry) => {
    // Where it cannot be had the press is not answered, and can be made again.
    const late = await import("./remove-address.ts").catch(() => undefined);
    const isGone = await late?.removeAddress(operations, entry.id);
    if (isGone) setDone(t("account.addressBook.removed", { name: nameOf(entry) }));
    await again();
  };

  return (
    <Stack gap={6}>
      {!within && <Heading level={1}>{t("account.addressBook.title")}</Heading>}
      {done && (
        <Banner key={done} tone="success">
          {done}
        </Banner>
      )}
      {editing && form.part ? (
        <form.part
          operation={operations.Save}
          entry={editing === "new" ? undefined : editing}
          onCancel={() => setEditing(undefined)}
          onSaved={async (name) => {
            setEditing(undefined);
            setDone(t("account.addressBook.saved", { name }));
            await again();
          }}
        />
      ) : (
        <WhenLoaded loaded={loaded} onAgain={again}>
          {(entries) => (
            <Stack gap={4} align="stretch">
              {entries.length === 0 && <Text>{t("account.addressBook.empty")}</Text>}
              <ul className={styles.rows}>
                {entries.map((row) => {
                  const entry = readFragment(BookEntry, row);
                  return (
                    <li key={entry.id} className={styles.row}>
                      <div>
                        <Text weight="bold">{nameOf(entry)}</Text>
                        <Text size="small">
                          <Parts>
                            <bdi>{addressOnOneLine(entry)}</bdi>
                            {entry.countryCode !== shop.storefront.country &&
                              (countries.of(entry.countryCode) ?? entry.countryCode)}
                          </Parts>
                        </Text>
                      </div>
                      <Stack direction="row" gap={2}>
                        <Button variant="secondary" size="small" {...opens(editing === entry, entry)}>
                          {t("account.addressBook.edit")}
                        </Button>
                        <Button variant="quiet" size="small" onClick={() => remove(entry)}>
                          {t("account.addressBook.remove")}
                        </Button>
                      </Stack>
                    </li>
                  );
                })}
              </ul>
              <div>
                <Button {...opens(editing === "new", "new")}>{t("account.addressBook.add")}</Button>
              </div>
            </Stack>
          )}
        </WhenLoaded>
      )}
    </Stack>
  );
};

/** The page of it. */
export const AddressBookPage = insidePage("addressBook", AddressBook);
