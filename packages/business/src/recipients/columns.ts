/**
 * What a column of a table says of who receives a gift; `field`:
 * something that the message may name; `none`: nothing.
 */
export type ColumnUse =
  | "email"
  | "firstName"
  | "lastName"
  | "value"
  | "date"
  | "street"
  | "houseNumber"
  | "suffix"
  | "postCode"
  | "city"
  | "field"
  | "none";

/** How columns are headed in the languages of the shop, in small letters without marks. */
const known: Readonly<Record<Exclude<ColumnUse, "field" | "none">, RegExp>> = {
  email:
    /^(?:e-?mail|mail|e-?mailadres|e-?mail address|adresse e-?mail|courriel|e-?mail-?adresse|correo|correo electronico|indirizzo e-?mail|adres e-?mail|mejl|e-?post|e-?postadresse?|البريد|البريد الالكتروني)$/u,
  firstName:
    /^(?:first ?name|given name|forename|voornaam|prenom|vorname|nombre de pila|primeiro nome|imie|fornamn|fornavn|الاسم الاول)$/u,
  lastName:
    /^(?:last ?name|surname|family name|achternaam|nom de famille|nachname|apellidos?|cognome|sobrenome|apelido|nazwisko|efternamn|etternavn|efternavn|اسم العائلة|اللقب)$/u,
  value:
    /^(?:value|amount|waarde|bedrag|valeur|montant|wert|betrag|valor|importe|valore|importo|kwota|wartosc|varde|belopp|verdi|belop|vaerdi|belob|القيمة|المبلغ)$/u,
  street:
    /^(?:street|street name|address|straat|adres|rue|adresse|voie|strasse|straße|calle|direccion|via|indirizzo|rua|endereco|morada|ulica|gata|gate|gade|vej|الشارع|العنوان)$/u,
  houseNumber:
    /^(?:house ?number|street number|number|no|huisnummer|nummer|numero|n°|hausnummer|nr|numero civico|civico|numero da casa|numer domu|husnummer|رقم المبنى)$/u,
  suffix:
    /^(?:suffix|flat|apartment|unit|toevoeging|complement|zusatz|piso|interno|complemento|numer mieszkania|lagenhet|leilighet|lejlighed|شقة)$/u,
  postCode:
    /^(?:post ?code|postal code|zip|zip code|postcode|code postal|plz|postleitzahl|codigo postal|cap|cep|kod pocztowy|postnummer|postnr|الرمز البريدي)$/u,
  city: /^(?:city|town|suburb|place|plaats|stad|woonplaats|ville|stadt|ort|ciudad|localidad|poblacion|citta|comune|cidade|localidade|miasto|stad|ort|by|sted|المدينة)$/u,
  date: /^(?:date|day|delivery date|datum|dag|jour|tag|fecha|dia|data|giorno|dzien|dato|التاريخ|اليوم)$/u,
};

/** A name of some kind: "Nom" beside "Prénom" is the last one, alone it is the first. */
const someName = /^(?:name|naam|nom|nombre|nome|navn|namn|الاسم)$/u;

const plain = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll("ł", "l")
    .replaceAll("ø", "o")
    .replaceAll("æ", "ae")
    .normalize("NFD")
    // Marks, and the joiner that keeps the shop's own "E-Mail" on one line.
    .replaceAll(/[\p{M}\u2060]/gu, "")
    .trim();

const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+$/u.test(text.trim());

/**
 * What the columns of a table probably say, by their headings, or where
 * there are none by what stands in them. No use but `field` comes twice.
 *
 * @param allowed what they can say
 * @param own what the shop calls it in the visitor's language
 */
export const guessColumns = (
  heading: readonly string[] | undefined,
  rows: readonly (readonly string[])[],
  allowed: readonly ColumnUse[] = ["email", "firstName", "lastName", "value", "date", "field", "none"],
  own: Readonly<Partial<Record<ColumnUse, string>>> = {},
): ColumnUse[] => {
  const width = Math.max(heading?.length ?? 0, ...rows.slice(0, 20).map(({ length }) => length));
  const used = new Set<ColumnUse>();
  const take = (use: ColumnUse | undefined, otherwise: ColumnUse): ColumnUse => {
    if (use === undefined || used.has(use)) return otherwise;
    used.add(use);
    return use;
  };
  const uses = (Object.keys(known) as (keyof typeof known)[]).filter((use) => allowed.includes(use));
  if (heading !== undefined) {
    const heads = Array.from({ length: width }, (_, index) => plain(heading[index] ?? ""));
    const ofName = heads.some((head) => known.firstName.test(head)) ? "lastName" : "firstName";
    return heads.map((head) =>
      take(
        someName.test(head)
          ? ofName
          : (uses.find((use) => head !== "" && plain(own[use] ?? "") === head) ??
              uses.find((use) => known[use].test(head))),
        head === "" || !allowed.includes("field") ? "none" : "field",
      ),
    );
  }
  const email = allowed.includes("email") ? (rows[0]?.findIndex(isEmail) ?? -1) : -1;
  const rest = allowed.filter((use) => use !== "email" && use !== "field" && use !== "none");
  return Array.from({ length: width }, (_, index) => (index === email ? "email" : (rest.shift() ?? "none")));
};
