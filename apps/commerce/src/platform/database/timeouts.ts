import type { Socket } from "node:net";
import type { PoolClient } from "pg";

/** How long a statement may take, and a transaction may do nothing; milliseconds. */
export const usualTimeout = 15_000;

/**
 * How long a connection that was asked something may say nothing, as by then the server has ended the
 * statement and said so; 0 is for ever.
 */
const silenceOf = (timeout: number): number => (timeout * 4) / 3;

/** Longest silence of connections that are not in our own pool. */
export const longestSilence = silenceOf(usualTimeout);

/**
 * After so many milliseconds without a word, an idle connection is asked
 * whether its other end is still there; ten seconds later it is given up.
 */
export const keepAliveDelay = 10_000;

const socketOf = (client: PoolClient): Socket => client.connection.stream as Socket;

/** Sets how long a statement on this connection may take on our side; the server's own limit is set apart. */
export const expectWithin = (client: PoolClient, timeout: number): void => {
  const socket = socketOf(client);
  const silence = silenceOf(timeout);
  if (socket.timeout !== silence) socket.setTimeout(silence);
};

/**
 * Gives up a connection whose other end vanished without a word, for which the system would wait a
 * quarter of an hour. The socket's own timer, as statements have none for it.
 *
 * @param isBusy whether somebody waits for it
 */
export const watchSilence = (client: PoolClient, timeout: number, isBusy: () => boolean): void => {
  const socket = socketOf(client);
  expectWithin(client, timeout);
  socket.on("timeout", () => {
    if (!isBusy()) return;
    socket.destroy(Object.assign(new Error("The database does not answer any more."), { code: "ETIMEDOUT" }));
  });
};

/**
 * Lets statements of this transaction, and the work between them, take
 * longer than an answer to a visitor may. @param timeout milliseconds
 */
export const allowLong = async (client: PoolClient, timeout: number): Promise<void> => {
  expectWithin(client, timeout);
  await client.query(
    `set local statement_timeout = ${timeout}; set local idle_in_transaction_session_timeout = ${timeout}`,
  );
};
