import type { Stack } from "../stack/start-stack.ts";

/** What to open, once everything runs. */
export const addresses = ({ ports, processes }: Stack, storybook: string): string => {
  const at = (port: number, path = "/") => `http://localhost:${port}${path}`;
  const lines: (readonly [what: string, where: string] | false)[] = [
    ["All storefronts", at(ports.cb)],
    ["A French shop", `http://cbfr.localhost:${ports.cb}/`],
    ["A British shop", `http://ckuk.localhost:${ports.ck}/`],
    ["A German shop", `http://gcsde.localhost:${ports.gcs}/`],
    processes.sandbox !== undefined && ["Payments", at(ports.sandbox)],
    processes.sandbox !== undefined && ["Mailbox", at(ports.sandbox, "/mail")],
    processes.admin !== undefined && ["Admin", at(ports.admin)],
    ["Storybook", storybook],
  ];
  const shown = lines.filter((line) => line !== false).map(([what, where]) => `  ${what.padEnd(18)} ${where}`);
  const first = processes.admin && "\n  Who signs in to the admin: npm run commerce -- staff add <email> admin\n";
  return `\n${shown.join("\n")}\n${first ?? ""}\n  Ctrl-C stops everything. Logs are in .data/logs.\n`;
};
