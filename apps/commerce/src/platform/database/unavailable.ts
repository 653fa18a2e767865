const unavailableCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "57P01",
  "57P02",
  "57P03",
  "53300",
]);
const unavailableMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether an error says that the database is away or going away, rather than that a statement is wrong. */
export const isUnavailable = (error: unknown): boolean => {
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  if (!(error instanceof Error)) return false;
  if ("code" in error && typeof error.code === "string") {
    if (unavailableCodes.has(error.code) || error.code.startsWith("08")) return true;
  }
  return unavailableMessages.test(error.message) || isUnavailable(error.cause);
};
