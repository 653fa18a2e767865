import { cellsOf, isHeading } from "@giftshop/receivers/table";
import { emptyAddress } from "@giftshop/ui-kit/address-value";
import type { DeliveryKind } from "../buy/offer.ts";
import type { Person } from "./person.ts";

type Column = Exclude<keyof Person, "id" | "way" | "emailAgain">;

const columns: Readonly<Record<DeliveryKind, readonly Column[]>> = {
  DIGITAL: ["name", "lastName", "email", "message", "amount", "day"],
  PHYSICAL: [
    "name",
    "lastName",
    "street",
    "houseNumber",
    "postCode",
    "city",
    "message",
    "amount",
    "day",
    "countryCode",
  ],
};

/** Somebody of whom nothing was said yet. */
export const nobody = (country: string): Person => ({
  ...emptyAddress(country),
  id: crypto.randomUUID(),
  name: "",
  lastName: "",
  email: "",
  emailAgain: "",
  way: "",
  message: "",
  amount: "",
  day: "",
});

/**
 * Reads a table that was pasted or dropped: one person a row, columns in the order of their kind. Nothing
 * is judged and nothing is left out but empty rows and a heading; cells in quotes may hold line breaks.
 *
 * @param country where a printed gift goes of which no country is said
 */
export const readTable = (text: string, kind: DeliveryKind, country = ""): Person[] => {
  const rows = cellsOf(text);
  const [first, ...others] = rows;
  const people = first && isHeading(first) ? others : rows;
  return people.map((cells) => {
    const written = columns[kind].flatMap((column, index) => {
      const cell = cells[index];
      return cell === undefined || cell === "" ? [] : [[column, cell]];
    });
    const person = { ...nobody(country), ...Object.fromEntries(written) } as Person;
    return { ...person, emailAgain: person.email, way: kind === "PHYSICAL" ? "them" : "" };
  });
};
