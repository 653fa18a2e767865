import { Button } from "@giftshop/ui-kit/button";
import { useLate } from "@giftshop/ui-kit/on-need";
import { Parts } from "@giftshop/ui-kit/parts";
import { useState } from "react";
import type { PeopleProps } from "./people-props.ts";
import * as styles from "./several.css.ts";

export interface PeopleFieldProps extends PeopleProps {
  problem: string | undefined;
}

/** Names that are said before the rest is counted. */
const named = 3;

/** Who the several people are, and a button to the window that says who; it is fetched on need. */
export const PeopleField = ({ problem, ...props }: PeopleFieldProps) => {
  const { words, draft } = props;
  const { people } = draft;
  const { part, pending, fetch, start } = useLate(() => import("./people-dialog.tsx"));
  const [open, setOpen] = useState(false);
  const [table, setTable] = useState("");
  const names = people.slice(0, named).flatMap(({ name }) => name || []);
  return (
    <div className={styles.field}>
      {people.length > 0 && (
        <p className={styles.text}>
          <Parts>
            {words("people.count", { count: people.length })}
            {names}
            {people.length > names.length && "…"}
          </Parts>
        </p>
      )}
      <Button
        id="buy-people"
        variant="secondary"
        aria-haspopup="dialog"
        aria-describedby={problem ? "buy-people-problem" : undefined}
        loading={open && pending}
        onPointerEnter={start}
        onFocus={start}
        onClick={() => {
          setOpen(true);
          // Where it cannot be had the press is not answered, and can be made again.
          fetch().catch(() => setOpen(false));
        }}
      >
        {words(people.length > 0 ? "people.edit" : "people.open")}
      </Button>
      {problem && (
        <p id="buy-people-problem" className={styles.fault} role="alert">
          {problem}
        </p>
      )}
      {open && part && <part.PeopleDialog {...props} table={table} onTable={setTable} onClose={() => setOpen(false)} />}
    </div>
  );
};
