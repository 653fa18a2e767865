const key = "pop-up-seen";

type Memory = Pick<Storage, "getItem" | "setItem">;

/** Whether a visitor has seen this pop-up. One that was edited since is another one. */
export const isSeen = (memory: Memory, popUp: string): boolean => memory.getItem(key) === popUp;

export const noteSeen = (memory: Memory, popUp: string): void => memory.setItem(key, popUp);
