import { vars } from "@giftshop/ui-kit/theme";
import * as Plot from "@observablehq/plot";
import { useEffect, useRef } from "react";

/** One mark of a plot. */
export interface Point {
  /** ISO 8601 date, or `YYYY-MM`. */
  at: string;
  value: number;
  /** What it is of, a storefront or a company, each of which has a colour of its own. */
  of: string;
  /** Currency of an amount: amounts of different ones are not added up. */
  unit?: string;
}

export interface PlotOfProps {
  /** What is counted, at the axis. */
  axis: string;
  points: readonly Point[];
  /** Bars are piled; a line is for what is not a sum. Default `bars`. */
  as?: "bars" | "lines";
  /** How wide a bar is. Default `day`. */
  every?: "day" | "month";
  /** First and last day of the axis, ISO 8601 dates. Default: those of the points. */
  span?: readonly [first: string, last: string];
}

/** As wide as there is room, pixels: a picture that is made smaller has words that nobody reads. */
const widest = 900;
const narrowest = 280;

const dayAfter = (day: string): Date => new Date(Date.parse(day) + 86_400_000);

/** Figures by day as a picture. Whoever does not see it reads the table below, which says the same. */
export const PlotOf = ({ axis, points, as = "bars", every = "day", span }: PlotOfProps) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A picture of nothing but zeros says nothing.
    if (points.every(({ value }) => value === 0)) return;
    const rows = points.map(({ at, ...rest }) => ({ at: new Date(at), ...rest }));
    const channels = { x: "at", y: "value" } as const;
    const several = new Set(points.map(({ of }) => of)).size > 1;
    const chart = Plot.plot({
      width: Math.max(narrowest, Math.min(widest, place.current?.clientWidth ?? widest)),
      height: 240,
      marginLeft: 60,
      style: { background: "transparent", color: vars.color.text, maxWidth: "100%" },
      color: { legend: several },
      x: { label: null, ...(span && { domain: [new Date(span[0]), dayAfter(span[1])] }) },
      y: { label: axis, grid: true, zero: true },
      marks: [
        Plot.ruleY([0]),
        as === "bars"
          ? Plot.rectY(rows, { ...channels, fill: "of", interval: every, tip: true })
          : Plot.lineY(rows, { ...channels, stroke: "of", marker: true, tip: true }),
      ],
    });
    place.current?.append(chart);
    return () => chart.remove();
  }, [axis, points, as, every, span]);
  return <div ref={place} aria-hidden="true" />;
};
