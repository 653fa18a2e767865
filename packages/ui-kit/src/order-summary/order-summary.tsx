import type { ReactNode } from "react";
import { join } from "../join.ts";
import * as styles from "./order-summary.css.ts";

export interface SummaryLine {
  /** Distinguishes the line among its fellows. */
  id: string;
  label: ReactNode;
  /** A second line, smaller. */
  note?: ReactNode;
  /** Usually a `Price`. */
  amount: ReactNode;
  /** `discount` is coloured as good news. */
  kind?: "item" | "discount";
}

export interface OrderSummaryProps {
  /** Name of the table, for a screen reader; draw a heading above for the eye. */
  caption: string;
  lines: readonly SummaryLine[];
  totalLabel: ReactNode;
  /** Usually a `Price` with emphasis `total`. */
  total: ReactNode;
  /** Below the total: VAT, what is included. */
  totalNote?: ReactNode;
  /** The sums are being computed again: they pale, keep their place, and the region says so. */
  pending?: boolean;
  className?: string | undefined;
}

/** What it costs and why: lines and their total, in a table that a screen reader can walk. */
export const OrderSummary = ({
  caption,
  lines,
  totalLabel,
  total,
  totalNote,
  pending,
  className,
}: OrderSummaryProps) => (
  <table className={join(styles.table, className)} data-pending={pending || undefined} aria-busy={pending || undefined}>
    <caption className={styles.caption}>{caption}</caption>
    <tbody>
      {lines.map((line) => (
        <tr key={line.id} data-kind={line.kind}>
          <th scope="row" className={styles.label}>
            {line.label}
            {line.note && <span className={styles.note}>{line.note}</span>}
          </th>
          <td className={styles.amount}>{line.amount}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row" className={join(styles.label, styles.total)}>
          {totalLabel}
          {totalNote && <span className={styles.note}>{totalNote}</span>}
        </th>
        <td className={join(styles.amount, styles.total)} aria-live="polite">
          {total}
        </td>
      </tr>
    </tfoot>
  </table>
);
