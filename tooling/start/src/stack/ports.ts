import { Problem } from "../problem.ts";

/** Each thing that listens, the setting that moves it and where it listens else. */
const defaults = {
  postgres: ["POSTGRES_PORT", 54329],
  commerce: ["COMMERCE_PORT", 4000],
  worker: ["WORKER_PORT", 4001],
  staffApi: ["STAFF_API_PORT", 4002],
  sandbox: ["SANDBOX_PORT", 4100],
  smtp: ["SANDBOX_SMTP_PORT", 4125],
  cb: ["CB_PORT", 3000],
  ck: ["CK_PORT", 3001],
  gcs: ["GCS_PORT", 3002],
  admin: ["ADMIN_PORT", 4300],
  storybook: ["STORYBOOK_PORT", 6006],
} as const;

export type PortName = keyof typeof defaults;
export type Ports = Readonly<Record<PortName, number>>;

const names = Object.keys(defaults) as readonly PortName[];

/** The setting that moves this port. */
export const settingOf = (name: PortName): string => defaults[name][0];

/**
 * The ports to use: those asked for, else those of the
 * environment, else the usual ones. @throws Problem for no number.
 */
export const readPorts = (environment: NodeJS.ProcessEnv, wanted: Partial<Ports> = {}): Ports => {
  const chosen = names.map((name) => {
    const [setting, usual] = defaults[name];
    const port = wanted[name] ?? Number(environment[setting] || usual);
    if (Number.isInteger(port) && port > 0 && port < 65_536) return [name, port] as const;
    throw new Problem(`${setting} must be a port between 1 and 65535, not "${environment[setting]}".`);
  });
  return Object.fromEntries(chosen) as Record<PortName, number>;
};
