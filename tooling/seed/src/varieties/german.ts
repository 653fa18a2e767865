import type { Variety } from "./variety.ts";

export const germanVarieties: Readonly<Record<string, Variety>> = {
  /** Switzerland has no ß, quotes with «», counts in Arbeitstagen and calls its tax MWST. */
  "de-CH": [
    ["ß", "ss"],
    ["„", "«"],
    ["“", "»"],
    ["Werktag", "Arbeitstag"],
    ["Werktags", "Arbeitstags"],
    ["Werktage", "Arbeitstage"],
    ["Werktagen", "Arbeitstagen"],
    ["Mehrwertsteuer", "MWST"],
    ["Umsatzsteuernummer", "MWST-Nummer"],
    ["Steuernummer (USt-IdNr. / UID)", "MWST-Nr. (UID)"],
  ],
  /** Austria's tax number and its first month have names of their own. */
  "de-AT": [
    ["Umsatzsteuernummer", "UID-Nummer"],
    ["Steuernummer (USt-IdNr. / UID)", "UID-Nummer"],
    ["Januar", "Jänner"],
  ],
};
