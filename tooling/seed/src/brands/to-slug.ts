const letters: Readonly<Record<string, string>> = { ß: "ss", ø: "oe", å: "aa", æ: "ae", ł: "l", "&": " and ", "’": "" };

/** ASCII kebab case of a name: "Kök & Kajen" becomes "kok-and-kajen". */
export const toSlug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[ßøåæł&’]/g, (letter) => letters[letter] ?? letter)
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
