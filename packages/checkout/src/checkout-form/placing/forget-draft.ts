/** Where the tab's storage keeps what was typed. */
export const draftKey = "checkout-draft";

/**
 * Forgets what was typed, once the order is paid. By itself,
 * so that pages that only forget fetch nothing of the form.
 */
export const forgetDraft = (storage: Storage): void => {
  try {
    storage.removeItem(draftKey);
  } catch {
    // Nothing could be kept there either.
  }
};
