/** What the admin's server is told from outside. */
export interface Environment {
  /** `ADMIN_PORT` that it listens on. */
  port: number;
  /** `ADMIN_ORIGIN` under which people see it. */
  origin: string;
  /** `STAFF_API_URL`: where commerce answers the admin, without trailing slash. */
  staffApiUrl: string;
  /** `TRUST_PROXY`: a reverse proxy of ours stands in front; the address that it forwards is believed. */
  trustProxy: boolean;
}

type Variables = Readonly<Record<string, string | undefined>>;

const readUrl = (variables: Variables, name: string, fallback: string): string => {
  const value = variables[name] || fallback;
  if (!URL.canParse(value)) throw new Error(`${name} must be an address, not "${value}".`);
  return value.replace(/\/+$/u, "");
};

const readNumber = (variables: Variables, name: string, fallback: number): number => {
  const value = Number(variables[name] || fallback);
  if (Number.isInteger(value) && value > 0 && value < 65_536) return value;
  throw new Error(`${name} must be a port between 1 and 65535, not "${variables[name]}".`);
};

/**
 * Reads the settings.
 *
 * @throws a sentence that names the setting that cannot be used
 */
export const readEnvironment = (variables: Variables): Environment => {
  const port = readNumber(variables, "ADMIN_PORT", 4300);
  return {
    port,
    origin: readUrl(variables, "ADMIN_ORIGIN", `http://localhost:${port}`),
    staffApiUrl: readUrl(variables, "STAFF_API_URL", "http://localhost:4002"),
    trustProxy: variables.TRUST_PROXY === "1" || variables.TRUST_PROXY === "true",
  };
};
