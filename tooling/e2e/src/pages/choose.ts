import type { Locator } from "@playwright/test";

/**
 * Presses the label of a radio button or a checkbox, as a
 * finger would: the control itself may be drawn by its label.
 */
export const choose = async (control: Locator): Promise<void> => {
  await control.locator("xpath=ancestor::label[1]").click({ position: { x: 12, y: 12 } });
};
