import { type GiftDress, GiftStage } from "@giftshop/ui-kit/gift-stage";
import { type ReactNode, useMemo } from "react";
import { LiveCardContext } from "../choices/live-value.tsx";
import * as styles from "./preview.css.ts";

/** The picture of a product, as its preview and the dialog show it. */
export interface PreviewPicture {
  url: string;
  title: string;
  /** Behind the card; any CSS colour. */
  backgroundColor: string;
  showShadow: boolean;
}

export interface PreviewProps {
  /** Name of the picture for those who do not see it. */
  label: string;
  picture: PreviewPicture;
  /** A `PreviewCard`. */
  card: ReactNode;
  /** Value of one card, for people. */
  value?: string | undefined;
  /** The slipcase over the card. */
  sleeve?: ReactNode;
  /** What lies around it; sleeve and dress are fetched with the first touch (`late-stage.ts`). */
  dress?: GiftDress | undefined;
}

/** How the present looks with what was chosen so far; every choice happens to it at once. */
export const Preview = ({ label, picture, card, value, sleeve, dress }: PreviewProps) => (
  <GiftStage
    className={styles.stage}
    label={label}
    backgroundColor={picture.backgroundColor}
    covered={sleeve !== undefined}
    dress={dress}
    card={<LiveCardContext value={useMemo(() => ({ value, sleeve }), [value, sleeve])}>{card}</LiveCardContext>}
  />
);
