/** Puts the focus on a field by its name; within a group of radio buttons on the chosen one, else the first. */
export function focusField(name: string, within: ParentNode = document): void {
  const fields = [...within.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(name)}"]`)];
  const field = fields.find(({ type, checked }) => type === "radio" && checked) ?? fields[0];
  field?.focus();
}
