import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** What the sandbox is told from outside. */
export interface Environment {
  readonly httpPort: number;
  readonly smtpPort: number;
  readonly dataDirectory: string;
  /** Undefined: localhost and the port. */
  readonly publicUrl: string | undefined;
  readonly webhookTimeScale: number;
}

const repository = fileURLToPath(new URL("../../..", import.meta.url));

/**
 * Reads the settings of the sandbox; SANDBOX_WEBHOOK_TIME_SCALE is 1/60, so the provider's minutes are
 * seconds.
 *
 * @throws Error naming the setting that cannot be used.
 */
export const readEnvironment = (variables: NodeJS.ProcessEnv): Environment => ({
  httpPort: numberIn(variables, "SANDBOX_PORT", 4100),
  smtpPort: numberIn(variables, "SANDBOX_SMTP_PORT", 4125),
  dataDirectory: resolve(variables.SANDBOX_DATA ?? `${repository}/.data/sandbox`),
  publicUrl: variables.SANDBOX_URL?.replace(/\/$/, ""),
  webhookTimeScale: numberIn(variables, "SANDBOX_WEBHOOK_TIME_SCALE", 1 / 60),
});

const numberIn = (variables: NodeJS.ProcessEnv, name: string, fallback: number): number => {
  const text = variables[name];
  if (text === undefined || text === "") return fallback;
  const value = Number(text);
  if (Number.isFinite(value) && value >= 0) return value;
  throw new Error(`${name} must be a number that is not negative, not "${text}".`);
};
