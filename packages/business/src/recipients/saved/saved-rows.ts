import type { TypedRow } from "../typed-rows.ts";

const key = "recipients.rows";

/** Keeps the rows of a batch in this tab until all of them were sent: who loads the page again goes on. */
export const keepRows = (id: string, rows: readonly TypedRow[]): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify({ id, rows }));
  } catch {
    // More than a browser keeps: who loads the page again chooses the file again.
  }
};

/** The rows of a batch that was begun in this tab. */
export const savedRows = (id: string): readonly TypedRow[] | undefined => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? "{}") as { id?: string; rows?: TypedRow[] };
    return kept.id === id ? kept.rows : undefined;
  } catch {
    return undefined;
  }
};

/** Forgets them. */
export const forgetRows = (): void => {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
};
