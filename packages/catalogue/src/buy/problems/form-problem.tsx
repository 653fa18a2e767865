import { problem } from "../buy-box.css.ts";

/** What is wrong with the whole of the form; focus goes there. Nothing while nothing is. */
export const Problem = ({ id, text }: { id: string; text: string | undefined }) => {
  if (!text) return null;
  return (
    <p id={id} className={problem} role="alert" tabIndex={-1}>
      {text}
    </p>
  );
};
