import type { CardValidity } from "../types.ts";

/** Before any of the companies issued a card. */
const start = "2020-01-01";

/**
 * How long cards last, by legal entity, never shorter than its law: rows by the day from which they hold, so
 * that a change is a new row for cards activated from then on.
 */
const byLegalEntity: Readonly<Record<string, readonly CardValidity[]>> = {
  "CadeauBelle BV": [{ from: start, months: 24 }],
  "CadeauBoulevard B.V.": [{ from: start, months: 24 }],
  "CadoBaum GmbH": [{ from: start, months: 36 }],
  "CadoBay Pty Ltd": [{ from: start, months: 36 }],
  "CadoBeech Limited": [{ from: start, months: 36 }],
  "CadoBell Limited": [{ from: start, months: 60 }],
  "CadoBelle AG": [{ from: start, months: 60 }],
  "CadoBello S.r.l.": [{ from: start, months: 24 }],
  "CadoBerg GmbH": [{ from: start, months: 60 }],
  "CadoBirk ApS": [{ from: start, months: 36 }],
  "CadoBjörk AB": [{ from: start, months: 24 }],
  "CadoBloom Inc.": [{ from: start, months: 60 }],
  "CadoBonito S.L.": [{ from: start, months: 24 }],
  "CadoBouquet Inc.": [{ from: start, months: 60 }],
  "CadoBravo S.A. de C.V.": [{ from: start, months: 24 }],
  "CadoBris AS": [{ from: start, months: 36 }],
  "CadoBrisa Presentes Ltda.": [{ from: start, months: 24 }],
  "CadoBukiet sp. z o.o.": [{ from: start, months: 24 }],
  "CarteBonheur SAS": [{ from: start, months: 24 }],
  "ConfettiKaart B.V.": [{ from: start, months: 24 }],
  "ConfettiKdo SAS": [{ from: start, months: 24 }],
  "ConfettiKey Limited": [{ from: start, months: 24 }],
  "Giftcourt Belgium NV": [{ from: start, months: 24 }],
  "Giftcourt Deutschland GmbH": [{ from: start, months: 36 }],
  "Giftcourt France SAS": [{ from: start, months: 24 }],
  "Giftcourt Ireland Limited": [{ from: start, months: 60 }],
  "Giftcourt Italia S.r.l.": [{ from: start, months: 24 }],
  "Giftcourt Nederland B.V.": [{ from: start, months: 24 }],
  "Giftcourt Österreich GmbH": [{ from: start, months: 60 }],
  "Giftcourt Portugal, Lda.": [{ from: start, months: 24 }],
  "Giftcourt Trading FZ-LLC": [{ from: start, months: 24 }],
  "Giftcourt UK Limited": [{ from: start, months: 24 }],
  "Gildcard Limited": [{ from: start, months: 24 }],
};

/** The rows of a legal entity. Throws where it has none. */
export const cardValidityOf = (legalEntity: string): readonly CardValidity[] => {
  const rows = byLegalEntity[legalEntity];
  if (rows === undefined) throw new Error(`Nothing says how long cards of ${legalEntity} last: src/card-validity.ts.`);
  return rows;
};

/** Months that a card lasts which is activated on a day, an ISO 8601 date where the storefront is. */
export const cardMonths = (rows: readonly CardValidity[], day: string): number => {
  const [first, ...later] = rows;
  if (first === undefined) throw new Error("Nothing says how long cards last.");
  return later.reduce((months, row) => (row.from <= day ? row.months : months), first.months);
};
