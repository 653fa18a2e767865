/** What a column of a table says of who receives a gift; `field`: something that the message may name; `none`: nothing. */
export type ColumnUse = "email" | "firstName" | "lastName" | "value" | "date" | "field" | "none";

/** How columns are headed in the languages of the shop, in small letters without marks. */
const known: Readonly<Record<Exclude<ColumnUse, "field" | "none">, RegExp>> = {
  email:
    /^(?:e-?mail|mail|e-?mailadres|e-?mail address|adresse e-?mail|courriel|e-?mail-?adresse|correo|correo electronico|indirizzo e-?mail|adres e-?mail|mejl|e-?post|e-?postadresse?|البريد|البريد الالكتروني)$/u,
  firstName:
    /^(?:first ?name|given name|name|voornaam|naam|prenom|nom|vorname|nombre|nome|imie|fornamn|fornavn|navn|namn|الاسم|الاسم الاول)$/u,
  lastName:
    /^(?:last ?name|surname|family name|achternaam|nom de famille|nachname|apellidos?|cognome|sobrenome|apelido|nazwisko|efternamn|etternavn|efternavn|اسم العائلة|اللقب)$/u,
  value:
    /^(?:value|amount|waarde|bedrag|valeur|montant|wert|betrag|valor|importe|valore|importo|kwota|wartosc|varde|belopp|verdi|belop|vaerdi|belob|القيمة|المبلغ)$/u,
  date: /^(?:date|day|delivery date|datum|dag|jour|tag|fecha|dia|data|giorno|dzien|dato|التاريخ|اليوم)$/u,
};

const plain = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll("ł", "l")
    .replaceAll("ø", "o")
    .replaceAll("æ", "ae")
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .trim();

const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+$/u.test(text.trim());

/** What the columns of a table probably say, by their headings, or where there are none by what stands in them. No use but `field` comes twice. */
export const guessColumns = (
  heading: readonly string[] | undefined,
  rows: readonly (readonly string[])[],
): ColumnUse[] => {
  const width = Math.max(heading?.length ?? 0, ...rows.slice(0, 20).map(({ length }) => length));
  const used = new Set<ColumnUse>();
  const take = (use: ColumnUse | undefined, otherwise: ColumnUse): ColumnUse => {
    if (use === undefined || used.has(use)) return otherwise;
    used.add(use);
    return use;
  };
  const uses = Object.keys(known) as (keyof typeof known)[];
  if (heading !== undefined)
    return Array.from({ length: width }, (_, index) => {
      const head = plain(heading[index] ?? "");
      return take(
        uses.find((use) => known[use].test(head)),
        head === "" ? "none" : "field",
      );
    });
  const email = rows[0]?.findIndex(isEmail) ?? -1;
  const rest: ColumnUse[] = ["firstName", "lastName", "value", "date"];
  return Array.from({ length: width }, (_, index) => (index === email ? "email" : (rest.shift() ?? "none")));
};
