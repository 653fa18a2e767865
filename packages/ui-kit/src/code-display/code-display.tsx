import type { ReactNode } from "react";
import { CopyButton } from "../copy-button/copy-button.tsx";
import { join } from "../join.ts";
import * as styles from "./code-display.css.ts";
import { CodeGroups } from "./code-groups.tsx";
import { RevealedCode, type RevealedCodeProps } from "./revealed-code.tsx";

export interface CodeDisplayProps {
  /** What the code is: "Card number". */
  label: ReactNode;
  /** The code without spaces. */
  code: string;
  /** Characters to a group. Default 4. */
  groupSize?: number;
  /** Name of the button that copies it; without one there is no button. */
  copyLabel?: string | undefined;
  /** What the button says once it is copied. */
  copiedLabel?: string | undefined;
  /**
   * Covers the code until it is wanted, for a PIN: the words
   * of the press, and what a screen reader hears meanwhile.
   */
  reveal?: Pick<RevealedCodeProps, "showLabel" | "hideLabel" | "hiddenLabel"> | undefined;
  /** The barcode as an image or an inline SVG, on the white ground that scanners need. */
  barcode?: ReactNode;
  className?: string | undefined;
}

/**
 * A code to be read, copied or scanned. It always runs from left to right; copied by hand it has no spaces.
 */
export const CodeDisplay = ({
  label,
  code,
  groupSize = 4,
  copyLabel,
  copiedLabel,
  reveal,
  barcode,
  className,
}: CodeDisplayProps) => (
  <div className={join(styles.frame, className)}>
    <span className={styles.label}>{label}</span>
    <span className={styles.row}>
      {reveal ? (
        <RevealedCode {...reveal} code={code} groupSize={groupSize} />
      ) : (
        <span className={styles.code} dir="ltr" translate="no">
          <CodeGroups code={code} groupSize={groupSize} />
        </span>
      )}
      {copyLabel && <CopyButton text={code} label={copyLabel} copiedLabel={copiedLabel ?? copyLabel} />}
    </span>
    {barcode && <span className={styles.barcode}>{barcode}</span>}
  </div>
);
