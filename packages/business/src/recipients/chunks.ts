/** Most rows and bytes of one call: commerce takes requests of 64 kB. */
const most = { rows: 500, bytes: 40_000 };

/** Where the call ends that begins with a row: as many rows as it carries, at least one. */
export const endOfChunk = (rows: readonly unknown[], from: number): number => {
  let bytes = 0;
  let end = from;
  while (end < rows.length && end - from < most.rows) {
    bytes += new Blob([JSON.stringify(rows[end])]).size + 1;
    if (bytes > most.bytes && end > from) break;
    end += 1;
  }
  return end;
};
