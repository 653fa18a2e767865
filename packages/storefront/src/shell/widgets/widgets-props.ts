import type { PageLinks } from "./stores/store.ts";

/** What can be opened over a page. */
export type Opened = "stores" | "consent" | undefined;

/** What a page has that may lead elsewhere. */
export interface WaysOn {
  /** Name of the way back to the top. */
  top: string;
  here: PageLinks;
}

export interface WidgetsProps {
  /** Where words and stores of all that is only fetched when it is wanted are: `WidgetData` as JSON. */
  data: string;
  /** Name of the page's route, by which visits are told apart. */
  page: string;
  /** Which pop-up is shown to who has not seen it; absent where none is. */
  popUp?: string | undefined;
  /** Absent where nothing should lead astray: the cookie settings are all there is then. */
  ways?: WaysOn;
}
