import * as styles from "./codes.css.ts";

export interface CodeProps {
  /** "Card number". */
  label: string;
  value: string;
  /** Characters to a group. */
  group: number;
  /** Name of the press that copies it; it is there where a script runs. */
  copy: string;
  copied: string;
}

/** A code in groups. It runs from left to right, and copied by hand it has no spaces. */
export const Code = ({ label, value, group, copy, copied }: CodeProps) => {
  const groups = value.match(new RegExp(`.{1,${group}}`, "g")) ?? [];
  return (
    <div className={styles.code}>
      <span className={styles.codeLabel}>{label}</span>
      <span className={styles.digits}>
        <bdi className={styles.groups} dir="ltr">
          {groups.map((digits, index) => (
            <span key={index}>{digits}</span>
          ))}
        </bdi>
      </span>
      <button type="button" className={styles.copy} data-copy={value} data-copied={copied} hidden>
        {copy}
      </button>
    </div>
  );
};
