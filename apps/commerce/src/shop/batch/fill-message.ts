/**
 * A message with what a row says in the place of `{names}`; letter case
 * does not count. `undefined` where it names something that no row has.
 */
export const fillMessage = (message: string, values: ReadonlyMap<string, string>): string | undefined => {
  let unknown = false;
  const filled = message.replaceAll(/\{(?<name>[^{}\n]{1,60})\}/gu, (_, name: string) => {
    const value = values.get(name.trim().toLowerCase());
    unknown ||= value === undefined;
    return value ?? "";
  });
  return unknown ? undefined : filled.trim();
};
