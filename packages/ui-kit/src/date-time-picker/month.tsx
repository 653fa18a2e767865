import { parseDate } from "@internationalized/date";
import { Button } from "react-aria-components/Button";
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from "react-aria-components/Calendar";
import { ChevronIcon } from "../icon/icon.tsx";
import { iconButton } from "../icon-button/icon-button.css.ts";
import * as styles from "./date-time-picker.css.ts";
import type { DateTimePickerProps } from "./date-time-picker-props.ts";

export interface MonthProps extends Pick<DateTimePickerProps, "min" | "max" | "isAvailable"> {
  /** The chosen day, ISO 8601. */
  date: string | undefined;
  onChoose(date: string): void;
}

/** A month of days, the week beginning as it does where the page's language is spoken. */
export const Month = ({ date, onChoose, min, max, isAvailable }: MonthProps) => (
  <Calendar
    autoFocus
    value={date ? parseDate(date) : null}
    onChange={(chosen) => onChoose(chosen.toString())}
    minValue={min ? parseDate(min) : null}
    maxValue={max ? parseDate(max) : null}
    {...(isAvailable && { isDateUnavailable: (day) => !isAvailable(day.toString()) })}
  >
    <div className={styles.head}>
      <Button slot="previous" className={iconButton}>
        <ChevronIcon className={styles.back} />
      </Button>
      <CalendarHeading className={styles.heading} />
      <Button slot="next" className={iconButton}>
        <ChevronIcon className={styles.forth} />
      </Button>
    </div>
    <CalendarGrid className={styles.grid}>
      <CalendarGridHeader>
        {(weekday) => <CalendarHeaderCell className={styles.weekday}>{weekday}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody>{(day) => <CalendarCell date={day} className={styles.day} />}</CalendarGridBody>
    </CalendarGrid>
  </Calendar>
);
