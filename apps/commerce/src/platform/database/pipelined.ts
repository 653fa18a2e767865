type Answers<Work extends readonly unknown[]> = { -readonly [K in keyof Work]: Awaited<Work[K]> };

const inFailedTransaction = "25P02";

const isEcho = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === inFailedTransaction;

/**
 * Waits for statements sent one behind the other on one connection, in one round trip, that need nothing of
 * each other; throws the first error once all have ended.
 */
export const pipelined = async <const Work extends readonly unknown[]>(...work: Work): Promise<Answers<Work>> => {
  const outcomes = await Promise.allSettled(work);
  const failed = outcomes.filter((outcome) => outcome.status === "rejected");
  const cause = failed.find(({ reason }) => !isEcho(reason)) ?? failed[0];
  if (cause) throw cause.reason;
  return outcomes.map((outcome) => (outcome.status === "fulfilled" ? outcome.value : undefined)) as Answers<Work>;
};
