/** A control by its label, whether or not a word such as "optional" follows it. */
export const labelled = (label: string): RegExp =>
  new RegExp(`^${label.replace(/[.*+?^$(){}|[\]\\]/g, "\\$&")}(\\s*\\(.*\\)|\\s+\\S+)?$`, "u");
