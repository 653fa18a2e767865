/** Why a file is not taken. */
export type FileFault = "type" | "size";

export interface FileRule {
  /** As in the attribute `accept`: extensions with a point, or MIME types, one of them. */
  accept: readonly string[];
  /** Largest size in bytes. */
  maxBytes: number;
}

/**
 * Whether a file can be taken. By its extension or its type, either is enough: a
 * spreadsheet program may register CSV as its own type, and a phone may give none.
 */
export const judgeFile = (
  { name, type, size }: Pick<File, "name" | "type" | "size">,
  rule: FileRule,
): FileFault | undefined => {
  const lower = name.toLowerCase();
  const fits = rule.accept.some((kind) => (kind.startsWith(".") ? lower.endsWith(kind) : type === kind));
  if (!fits) return "type";
  return size > rule.maxBytes ? "size" : undefined;
};
