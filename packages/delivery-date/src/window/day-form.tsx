import { AccordionItem } from "@giftshop/ui-kit/accordion";
import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { ChipGroup } from "@giftshop/ui-kit/chip";
import { LazyDateTimePicker } from "@giftshop/ui-kit/date-time-picker/lazy";
import { Stack } from "@giftshop/ui-kit/layout";
import { SelectNative } from "@giftshop/ui-kit/select-native";
import { Text } from "@giftshop/ui-kit/text";
import type { DayPlan } from "../day-text.ts";
import type { Days } from "./delivery-days.ts";
import { hoursOf, hourText, suggestedHour } from "./hours.ts";
import { nearDays, nearDayText, todayIn } from "./near-days.ts";
import type { TranslateWindow } from "./problem-text.ts";
import { zoneName } from "./zone-name.ts";

export interface DayFormProps {
  t: TranslateWindow;
  kind: "DIGITAL" | "PHYSICAL";
  /** `undefined` until they came. */
  days: Days | undefined;
  /** What is chosen so far. */
  draft: Partial<DayPlan>;
  /** BCP 47. */
  locale: string;
  /** What "today" is reckoned from. Default: now. */
  now?: Date;
  /** A day is kept that can be given up. */
  canReset: boolean;
  /** Why the day was not taken. */
  problem: string | undefined;
  onDraft(draft: Partial<DayPlan>): void;
  onSave(plan: DayPlan): void;
  onReset(): void;
}

/** A day, and of a digital gift its hour and its zone. What cannot be had cannot be chosen. */
export const DayForm = ({
  t,
  kind,
  days,
  draft,
  locale,
  now = new Date(),
  canReset,
  problem,
  onDraft,
  onSave,
  onReset,
}: DayFormProps) => {
  const digital = kind === "DIGITAL";
  const { date, timeZone = days?.timeZone } = draft;
  const closed = new Set(days?.closed);
  const offered = days && date ? hoursOf(days, date) : [];
  const hour =
    days && date !== undefined ? (offered.find((one) => one === draft.hour) ?? suggestedHour(days, date)) : undefined;
  return (
    <Stack gap={5}>
      <Text>{digital ? t("digital") : t("physical")}</Text>
      {days && (
        <ChipGroup
          legend={t("dayPlaceholder")}
          hideLegend
          name="near-day"
          value={date ?? ""}
          options={nearDays(days).map((one) => ({
            value: one,
            label: nearDayText(one, todayIn(timeZone ?? days.timeZone, now), locale),
          }))}
          onChange={(next) => onDraft({ ...draft, date: next })}
        />
      )}
      <LazyDateTimePicker
        label={t("day")}
        placeholder={t("dayPlaceholder")}
        locale={locale}
        value={date === undefined ? null : { date }}
        min={days?.first}
        max={days?.last}
        isAvailable={(one) => days !== undefined && !closed.has(one)}
        disabled={days === undefined}
        onChange={({ date: next }) => onDraft({ ...draft, date: next })}
      />
      {digital && hour !== undefined && (
        <Stack gap={2}>
          <SelectNative
            label={t("hour")}
            value={`${hour}`}
            options={offered.map((one) => ({ id: `${one}`, label: hourText(one, locale) }))}
            onChange={({ target }) => onDraft({ ...draft, hour: Number(target.value) })}
          />
          <AccordionItem title={timeZone ? `${t("zone")}: ${zoneName(timeZone, locale)}` : t("zone")}>
            <SelectNative
              label={t("zone")}
              value={timeZone ?? ""}
              options={zonesOf(days, timeZone, locale)}
              onChange={({ target }) => onDraft({ ...draft, timeZone: target.value })}
            />
          </AccordionItem>
        </Stack>
      )}
      {problem && <Banner tone="danger">{problem}</Banner>}
      <Stack gap={3}>
        <Button
          block
          disabled={days === undefined || date === undefined}
          onClick={() => date !== undefined && onSave({ date, ...(digital && { hour, timeZone }) })}
        >
          {t("save")}
        </Button>
        {canReset && (
          <Button block variant="secondary" onClick={onReset}>
            {t("soon")}
          </Button>
        )}
      </Stack>
    </Stack>
  );
};

/** Zones to choose from: those of our storefronts, that of the visitor, and the one that is chosen. */
const zonesOf = (
  days: Days | undefined,
  chosen: string | null | undefined,
  locale: string,
): { id: string; label: string }[] => {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const all = [...(days?.timeZones ?? []), own, chosen].filter((zone) => zone != null);
  return [...new Set(all)]
    .map((zone) => ({ id: zone, label: zoneName(zone, locale) }))
    .sort((one, other) => one.label.localeCompare(other.label, locale));
};
