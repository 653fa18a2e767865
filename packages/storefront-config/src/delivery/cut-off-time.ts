import type { Shop } from "../shop.ts";

/** What a language writes of a whole hour, where its people do not write the minutes: "5 pm", "17 h". */
const shortForms: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  en: { hour: "numeric", hour12: true },
  fr: { hour: "numeric" },
};

/** A storefront's cut-off as people there write it: "5 pm", "17 h", "17.00", "17:00". */
export const cutOffTime = ({ locale, storefront }: Pick<Shop, "locale" | "storefront">): string => {
  const [language = ""] = locale.split("-");
  const format = new Intl.DateTimeFormat(locale, {
    ...(shortForms[language] ?? { timeStyle: "short" }),
    timeZone: "UTC",
    numberingSystem: "latn",
  });
  const time = format.format(Date.UTC(2000, 0, 1, storefront.delivery.cutOffHour));
  return language === "nl" ? time.replace(":", ".") : time;
};
