"use client";

import { useId, useRef, useState } from "react";
import { Button } from "react-aria-components/Button";
import { Dialog, DialogTrigger } from "react-aria-components/Dialog";
import { Popover } from "react-aria-components/Popover";
import { Button as KitButton } from "../button/button.tsx";
import { ChipGroup } from "../chip/chip.tsx";
import { useArrival } from "../on-need/use-arrival.ts";
import type { Arrival } from "../on-need/use-stand-in.ts";
import { PageLocale } from "../page-locale/page-locale.tsx";
import { popover } from "../popover/popover.css.ts";
import * as styles from "./date-time-picker.css.ts";
import type { DateTimePickerProps, Moment } from "./date-time-picker-props.ts";
import { Month } from "./month.tsx";
import { PickerField } from "./picker-field.tsx";

/**
 * A day, and a time where times are offered; arrows move by day and week, Page Up and Down by month. State on
 * days: `data-selected`, `data-unavailable`, `data-today`, `data-disabled`.
 */
export const DateTimePicker = ({ arrival, ...props }: DateTimePickerProps & { arrival?: Arrival }) => {
  const { value, onChange, disabled = false, id } = props;
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  useArrival(arrival, opener, () => setOpen(true));
  const choose = (moment: Moment) => {
    onChange(moment);
    setOpen(false);
  };
  return (
    <PageLocale>
      <PickerField {...props}>
        {(button) => (
          <DialogTrigger isOpen={open} onOpenChange={setOpen}>
            <Button {...button} ref={opener} isDisabled={disabled} {...(id !== undefined && { id })} />
            <Popover className={popover} placement="bottom start">
              <Dialog className={styles.panel} aria-labelledby={button["aria-labelledby"]}>
                <Choice {...props} value={value} onChange={choose} />
              </Dialog>
            </Popover>
          </DialogTrigger>
        )}
      </PickerField>
    </PageLocale>
  );
};

/** What is being chosen; it is taken over when it is complete. */
const Choice = ({ value, onChange, times, timesLabel, doneLabel, ...props }: DateTimePickerProps) => {
  const [draft, setDraft] = useState(value);
  const name = useId();
  const offered = draft && times ? times(draft.date) : undefined;
  const time = offered?.find(({ id, disabled }) => id === draft?.time && !disabled)?.id;
  const chooseDay = (date: string) => (times ? setDraft({ date, time: draft?.time }) : onChange({ date }));
  return (
    <>
      <Month {...props} date={draft?.date} onChoose={chooseDay} />
      {draft && offered && (
        <>
          <ChipGroup
            legend={timesLabel}
            name={name}
            options={offered.map(({ id, ...option }) => ({ value: id, ...option }))}
            value={time ?? ""}
            onChange={(chosen) => setDraft({ date: draft.date, time: chosen })}
          />
          <KitButton block disabled={time === undefined} onClick={() => onChange({ date: draft.date, time })}>
            {doneLabel}
          </KitButton>
        </>
      )}
    </>
  );
};
