import { Fragment } from "react";
import * as styles from "./email.css.ts";

/** Behind its @, and behind each dot before that. */
const seams = /(?<=@)|(?<=\.)(?=.*@)/u;

/** An address on one line where there is room; else its lines break behind its @, or where they must. */
export const Email = ({ address }: { address: string }) => (
  <bdi className={styles.email}>
    {address.split(seams).map((part, index) => (
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </bdi>
);

/** A sentence that names an address once. */
export const WithEmail = ({ text, email }: { text: string; email: string }) => {
  const [before, ...after] = text.split(email);
  return (
    <>
      {before}
      {after.length > 0 && <Email address={email} />}
      {after.join(email)}
    </>
  );
};
