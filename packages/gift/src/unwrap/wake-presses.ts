/** Shows what only works with a script. */
export const showPresses = (root: ParentNode): void => {
  for (const press of root.querySelectorAll<HTMLElement>("[data-copy], [data-print]")) press.hidden = false;
};

const copy = async (button: HTMLElement): Promise<void> => {
  const name = button.textContent;
  await navigator.clipboard.writeText(button.dataset.copy ?? "");
  button.textContent = button.dataset.copied ?? name;
  setTimeout(() => {
    button.textContent = name;
  }, 2000);
};

/** What a press without a form does. */
export const pressed = (target: Element): void => {
  const button = target.closest<HTMLElement>("[data-copy], [data-print]");
  if (button?.dataset.print !== undefined) print();
  else if (button?.dataset.copy) void copy(button);
};
