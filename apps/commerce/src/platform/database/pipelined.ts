type Answers<Work extends readonly unknown[]> = { -readonly [K in keyof Work]: Awaited<Work[K]> };

const inFailedTransaction = "25P02";

const isEcho = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === inFailedTransaction;

/**
 * Waits for statements that were sent one behind the other, without one waiting for the
 * answer of another: they run in that order, on one connection, for the price of one
 * round trip. For statements that need nothing of each other. Returns only once all of
 * them have ended, so that none is left to run after its transaction; throws what went
 * wrong first, not the complaints of those behind it that the transaction had failed.
 */
export const pipelined = async <const Work extends readonly unknown[]>(...work: Work): Promise<Answers<Work>> => {
  const outcomes = await Promise.allSettled(work);
  const failed = outcomes.filter((outcome) => outcome.status === "rejected");
  const cause = failed.find(({ reason }) => !isEcho(reason)) ?? failed[0];
  if (cause) throw cause.reason;
  return outcomes.map((outcome) => (outcome.status === "fulfilled" ? outcome.value : undefined)) as Answers<Work>;
};
