const waking = "waking";

/**
 * Whether the page has just woken, and hears now of what was typed and chosen on it while it slept. Events of that time say nothing of
 * when it was done: whatever was pressed meanwhile may be newer.
 */
export const isWaking = (): boolean => waking in document.documentElement.dataset;

/** Does what makes a page hear of it; that is over when what is returned is settled. */
export async function whileWaking(tell: () => Promise<void>): Promise<void> {
  const { dataset } = document.documentElement;
  dataset[waking] = "";
  await tell().finally(() => delete dataset[waking]);
}
