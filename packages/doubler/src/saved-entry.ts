/** An entry that was made in this tab, for its thank-you page. */
export interface SavedEntry {
  receipt: string;
  /** ISO 8601. */
  drawsAt: string;
  prize: { value: number; currency: string };
}

const name = "doubler.entry";

/** Keeps an entry in this tab alone. */
export const keepEntry = (storage: Storage, entry: SavedEntry): void => {
  try {
    storage.setItem(name, JSON.stringify(entry));
  } catch {
    // The receipt comes by email, too.
  }
};

/** The entry that was kept; nothing where it is not what it should be. */
export const savedEntry = (storage: Storage): SavedEntry | undefined => {
  try {
    const { receipt, drawsAt, prize } = JSON.parse(storage.getItem(name) ?? "{}") as SavedEntry;
    const whole =
      typeof receipt === "string" && !Number.isNaN(Date.parse(drawsAt)) && Number.isSafeInteger(prize.value);
    return whole ? { receipt, drawsAt, prize: { value: prize.value, currency: String(prize.currency) } } : undefined;
  } catch {
    return undefined;
  }
};
