export type Source = Readonly<Record<string, string | undefined>>;

/**
 * Readers that collect what is wrong instead of stopping at the first; `check` throws all of it in one error.
 */
export interface Settings {
  text(name: string, purpose: string, fallback?: string): string;
  url(name: string, purpose: string, fallback?: string): string;
  whole(name: string, purpose: string, fallback: number, minimum?: number): number;
  key(name: string, purpose: string, fallback?: string): Buffer;
  /** `1` or `0`. */
  flag(name: string, purpose: string, fallback: boolean): boolean;
  /** Parted by commas. */
  list(name: string, purpose: string, fallback?: readonly string[]): readonly string[];
  optional(name: string): string | undefined;
  /** What a reader of its own makes of a setting; what it throws says what is wrong with it. */
  read<Value>(name: string, reader: (text: string | undefined) => Value, fallback: Value): Value;
  check(): void;
}

export const settingsOf = (source: Source): Settings => {
  const problems: string[] = [];
  const optional = (name: string) => source[name]?.trim() || undefined;
  const text = (name: string, purpose: string, fallback?: string): string => {
    const value = optional(name) ?? fallback;
    if (value === undefined) problems.push(`${name} is missing: it is for ${purpose}.`);
    return value ?? "";
  };
  return {
    optional,
    text,
    url: (name, purpose, fallback) => {
      const value = text(name, purpose, fallback);
      if (value !== "" && !URL.canParse(value)) problems.push(`${name} is not an address: it is for ${purpose}.`);
      return value;
    },
    whole: (name, purpose, fallback, minimum = 0) => {
      const value = Number(optional(name) ?? fallback);
      if (!Number.isSafeInteger(value) || value < minimum) {
        problems.push(`${name} is not a whole number of at least ${minimum}: it is for ${purpose}.`);
      }
      return value;
    },
    key: (name, purpose, fallback) => {
      const value = text(name, purpose, fallback);
      if (value !== "" && !/^[0-9a-f]{64}$/i.test(value)) {
        problems.push(`${name} is not 32 bytes in hexadecimal: it is for ${purpose}.`);
      }
      return Buffer.from(value, "hex");
    },
    flag: (name, purpose, fallback) => {
      const value = optional(name) ?? (fallback ? "1" : "0");
      if (value !== "0" && value !== "1") problems.push(`${name} is neither 1 nor 0: it is for ${purpose}.`);
      return value === "1";
    },
    list: (name, purpose, fallback) =>
      text(name, purpose, fallback?.join(","))
        .split(",")
        .map((item) => item.trim())
        .filter((item) => item !== ""),
    read: (name, reader, fallback) => {
      try {
        return reader(optional(name));
      } catch (error) {
        problems.push(error instanceof Error ? error.message : `${name} cannot be read.`);
        return fallback;
      }
    },
    check: () => {
      if (problems.length > 0) throw new Error(`Commerce cannot start.\n${problems.join("\n")}`);
    },
  };
};
