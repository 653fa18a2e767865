"use client";

import { onNeed } from "../on-need/on-need.ts";
import { useStandIn } from "../on-need/use-stand-in.ts";
import type { DateTimePickerProps } from "./date-time-picker-props.ts";
import { PickerField } from "./picker-field.tsx";

export type { DateTimePickerProps, Moment, TimeOption } from "./date-time-picker-props.ts";

const picker = onNeed(() => import("./date-time-picker.tsx").then(({ DateTimePicker }) => DateTimePicker));

/** The picker, fetched on first hover, focus or press of its button. */
export const LazyDateTimePicker = (props: DateTimePickerProps) => {
  const { part: Picker, arrival, loading, handlers } = useStandIn(picker);
  if (Picker) return <Picker {...props} arrival={arrival} />;
  return (
    <PickerField {...props} loading={loading}>
      {(button) => (
        <button
          {...button}
          {...handlers}
          type="button"
          id={props.id}
          disabled={props.disabled}
          aria-haspopup="dialog"
          aria-expanded={false}
          aria-busy={loading || undefined}
        />
      )}
    </PickerField>
  );
};
