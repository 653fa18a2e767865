"use client";

import { useState } from "react";
import { Button } from "../button/button.tsx";
import { EyeIcon, EyeOffIcon } from "../icon/icon.tsx";
import * as styles from "./code-display.css.ts";
import { CodeGroups } from "./code-groups.tsx";

export interface RevealedCodeProps {
  /** The code without spaces. */
  code: string;
  /** Characters to a group. */
  groupSize: number;
  showLabel: string;
  hideLabel: string;
  /** What a screen reader hears in place of the code: "Hidden". */
  hiddenLabel: string;
}

/**
 * A code that is covered until somebody wants to see it: a
 * PIN in a room full of people. State: `data-revealed`.
 */
export const RevealedCode = ({ code, groupSize, showLabel, hideLabel, hiddenLabel }: RevealedCodeProps) => {
  const [revealed, setRevealed] = useState(false);
  return (
    <>
      <span className={styles.code} data-revealed={revealed || undefined} aria-live="polite" dir="ltr" translate="no">
        {revealed ? (
          <CodeGroups code={code} groupSize={groupSize} />
        ) : (
          <span role="img" aria-label={hiddenLabel}>
            <CodeGroups code={"•".repeat(code.length)} groupSize={groupSize} />
          </span>
        )}
      </span>
      <Button
        variant="quiet"
        size="small"
        icon={revealed ? <EyeOffIcon /> : <EyeIcon />}
        onClick={() => setRevealed(!revealed)}
      >
        {revealed ? hideLabel : showLabel}
      </Button>
    </>
  );
};
