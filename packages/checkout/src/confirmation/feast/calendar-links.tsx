import { Button } from "@giftshop/ui-kit/button";
import { CalendarIcon, ClockIcon } from "@giftshop/ui-kit/icon";
import { Text } from "@giftshop/ui-kit/text";
import { useCheckout } from "../../frame/checkout-context.tsx";
import * as styles from "./feast.css.ts";
import { type GiftDay, giftCalendar } from "./gift-calendar.ts";

/** Hands a file to the browser to save. */
const save = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: "text/calendar;charset=utf-8" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
};

/** The gifts' days for the buyer's own calendar, once or every year. The shop keeps nothing of it. */
export const CalendarLinks = ({ days }: { days: readonly GiftDay[] }) => {
  const { t } = useCheckout();
  const make = (yearly: boolean) =>
    save(
      yearly ? "gifts-yearly.ics" : "gifts.ics",
      giftCalendar({ days, yearly, now: new Date(), host: location.hostname }),
    );
  return (
    <div className={styles.calendar}>
      <div className={styles.equal}>
        <Button variant="secondary" icon={<CalendarIcon />} onClick={() => make(false)}>
          {t("confirmation.calendar.add")}
        </Button>
        <Button variant="secondary" icon={<ClockIcon />} onClick={() => make(true)}>
          {t("confirmation.calendar.yearly")}
        </Button>
      </div>
      <Text size="small">{t("confirmation.calendar.hint")}</Text>
    </div>
  );
};
