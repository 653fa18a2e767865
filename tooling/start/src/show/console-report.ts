import type { Report } from "../stack/report.ts";

const color = (code: number, text: string): string => (process.stdout.isTTY ? `\x1b[${code}m${text}\x1b[0m` : text);

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/**
 * Shows each step with its time and what processes complain about; a terminal's last line says what is going
 * on. Without anybody to hear it the shop still stops in order.
 */
export const createConsoleReport = (): Report & { readonly end: () => void } => {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
  const running = new Map<string, number>();
  const showRunning = (): void => {
    const names = [...running].map(([name, since]) => `${name} ${seconds(since)}`).join(", ");
    const width = (process.stdout.columns ?? 80) - 4;
    process.stdout.write(`\r\x1b[K${names === "" ? "" : color(2, `  … ${names}`.slice(0, width))}`);
  };

  const ticker = process.stdout.isTTY ? setInterval(showRunning, 200) : undefined;
  ticker?.unref();

  const line = (text: string): void => {
    process.stdout.write(process.stdout.isTTY ? `\r\x1b[K${text}\n` : `${text}\n`);
  };

  return {
    step: async (name, work) => {
      const since = performance.now();
      running.set(name, since);
      if (!process.stdout.isTTY) line(`  … ${name}`);
      let word = "";
      try {
        const result = await work((said) => {
          word = `  ${said}`;
        });
        line(`  ${color(32, "✓")} ${name.padEnd(18)} ${seconds(since).padStart(7)}${color(2, word)}`);
        return result;
      } catch (error) {
        line(`  ${color(31, "✗")} ${name.padEnd(18)} ${seconds(since).padStart(7)}`);
        throw error;
      } finally {
        running.delete(name);
      }
    },
    notice: (from, level, message) => {
      const shade = level === "error" ? 31 : level === "warn" ? 33 : 2;
      line(`  ${color(shade, `${from}: ${message}`)}`);
    },
    end: () => {
      clearInterval(ticker);
      if (process.stdout.isTTY) process.stdout.write("\r\x1b[K");
    },
  };
};
