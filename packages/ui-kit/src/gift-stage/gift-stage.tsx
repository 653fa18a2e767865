import type { ReactNode } from "react";
import { join } from "../join.ts";
import { groundOf } from "../theme/ground.ts";
import * as styles from "./gift-stage.css.ts";
import "./stage-ground.css.ts";
import "./standing.css.ts";

/** What lies on and around the card, as `dressGift` makes it. */
export interface GiftDress {
  /** What lies behind the card: the inside of a box, and its lid. */
  behind?: ReactNode;
  /** Before the card: the front of a box. */
  front?: ReactNode;
  /** What stands on the stage: a note, a tag, a postmark. */
  around?: ReactNode;
  /** What there is of it, in words that styles select on: `box note tag postmark`. */
  parts: string;
}

export interface GiftStageProps {
  /** Name of the picture: "Your present". */
  label: string;
  /** The `GiftCard`, with a `CardWrapper` as its child where one was chosen. */
  card: ReactNode;
  /** What lies around it. Default: nothing, the card by itself. */
  dress?: GiftDress | undefined;
  /** Colour of the stage (any CSS colour). Default the soft accent of the house. */
  backgroundColor?: string | undefined;
  /** It came in paper (`CardWrapper`), its slipcase. */
  covered?: boolean | undefined;
  className?: string | undefined;
}

/** The stage of a gift: of one size whatever lies on it, so that nothing moves while it is put together. */
export const GiftStage = ({ label, card, dress, backgroundColor, covered, className }: GiftStageProps) => {
  const parts = [covered ? "sleeve" : "", dress?.parts ?? ""].filter(Boolean).join(" ");
  return (
    <figure
      className={join(styles.stage, className)}
      style={groundOf(backgroundColor)}
      data-dressed={parts ? true : undefined}
      data-parts={parts || undefined}
      aria-label={label}
    >
      <div className={styles.gift} data-tag="top">
        {dress?.behind}
        <div className={styles.card}>{card}</div>
        {dress?.front}
      </div>
      {dress?.around}
    </figure>
  );
};
