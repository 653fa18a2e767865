/** Wallets that a device does not have: one telephone has one of them, and a computer passes on to either. */
export const absentWallet = (agent: string): "APPLE" | "GOOGLE" | undefined => {
  if (/android/iu.test(agent)) return "APPLE";
  return /iphone|ipad|ipod/iu.test(agent) ? "GOOGLE" : undefined;
};

/** Shows what only works with a script, and hides what leads nowhere on this device. */
export const showPresses = (root: ParentNode): void => {
  for (const press of root.querySelectorAll<HTMLElement>("[data-copy], [data-print]")) press.hidden = false;
  const absent = absentWallet(navigator.userAgent);
  for (const pass of root.querySelectorAll<HTMLElement>("[data-wallet]")) pass.hidden = pass.dataset.wallet === absent;
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
