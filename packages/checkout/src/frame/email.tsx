import { Fragment } from "react";

/** Before its @ and after each dot. */
const seams = /(?=@)|(?<=\.)/u;

/** An address whose lines break before its @ and after its dots, and elsewhere only where they must. */
export const Email = ({ address }: { address: string }) => (
  <bdi>
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
