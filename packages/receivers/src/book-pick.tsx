import type { TranslateReceiver } from "@giftshop/messages/late-receivers";
import { addressOnOneLine } from "@giftshop/storefront-config/address-lines";
import { SelectNative } from "@giftshop/ui-kit/select-native";
import { useEffect, useState } from "react";
import { type BookEntry, loadAddressBook } from "./address-book.ts";
import type { ReceiverValue } from "./receiver-value.ts";

export interface BookPickProps {
  words: TranslateReceiver;
  onPick(patch: Partial<ReceiverValue>): void;
}

/** What a pick fills in: everything that is known of the person. */
const filled = (entry: BookEntry): Partial<ReceiverValue> => {
  const { id: _, firstName, ...rest } = entry;
  const texts = Object.fromEntries(Object.entries(rest).map(([field, text]) => [field, text ?? ""]));
  return { ...texts, name: firstName, emailAgain: entry.email ?? "", way: "them" };
};

/** A pick from the address book of who is signed in; nothing for a guest. */
export const BookPick = ({ words, onPick }: BookPickProps) => {
  const [book, setBook] = useState<readonly BookEntry[]>([]);
  useEffect(() => {
    let gone = false;
    void loadAddressBook().then((entries) => {
      if (!gone) setBook(entries);
    });
    return () => {
      gone = true;
    };
  }, []);
  if (book.length === 0) return null;
  return (
    <SelectNative
      label={words("receiver.book")}
      placeholder={words("receiver.pick")}
      options={book.map((one) => ({
        id: one.id,
        label: [`${one.firstName} ${one.lastName}`, addressOnOneLine(one)].join(", "),
      }))}
      onChange={({ target }) => {
        const entry = book.find(({ id }) => id === target.value);
        if (entry) onPick(filled(entry));
      }}
    />
  );
};
