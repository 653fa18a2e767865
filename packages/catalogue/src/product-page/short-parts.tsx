import { shortParts } from "./short-parts.css.ts";

/** A title that begins with short parts, "All-in-1-Geschenkkarte": they stay on one line. */
export const ShortParts = ({ title }: { title: string }) => {
  const [parts = ""] = /^(?:[\p{L}\d]{1,4}-){2,}/u.exec(title) ?? [];
  if (parts === "") return title;
  return (
    <>
      <span className={shortParts}>{parts}</span>
      {title.slice(parts.length)}
    </>
  );
};
