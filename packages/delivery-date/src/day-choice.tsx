"use client";

import { Button } from "@giftshop/ui-kit/button";
import { CalendarIcon } from "@giftshop/ui-kit/icon";
import { fetchAhead, useLate } from "@giftshop/ui-kit/on-need";
import { useState } from "react";
import type { ChooseDay } from "./choose-day.ts";
import type { DayPlan, TranslateDay } from "./day-text.ts";

export interface DayChoiceProps {
  t: TranslateDay;
  /** What is delivered, so that whoever hears the button alone knows. */
  of?: string | undefined;
  kind: "DIGITAL" | "PHYSICAL";
  /** What is chosen; null: as soon as possible. */
  plan: DayPlan | null;
  /** BCP 47. */
  locale: string;
  onChoose: ChooseDay;
}

/** A button that opens the window *delivery date and time*, which is fetched when somebody comes near. */
export const DayChoice = ({ t, of, plan, ...choosing }: DayChoiceProps) => {
  const [open, setOpen] = useState(false);
  const late = useLate(() => import("./window/day-window.ts").then(({ loadDayWindow }) => loadDayWindow()));
  const { part: DayWindow, pending } = late;
  const label = t(plan ? "day.change" : "day.choose");
  return (
    // As wide as its words, whatever it stands in.
    <div>
      <Button
        variant="quiet"
        size="small"
        icon={<CalendarIcon />}
        aria-haspopup="dialog"
        aria-label={of === undefined ? undefined : `${label}: ${of}`}
        loading={open && pending}
        {...fetchAhead(late)}
        onClick={() => {
          setOpen(true);
          late.start();
        }}
      >
        {label}
      </Button>
      {DayWindow && <DayWindow {...choosing} plan={plan} open={open} onClose={() => setOpen(false)} />}
    </div>
  );
};
