const minute = 60_000;

/**
 * Ten calls within 26 hours, as the provider promises (https://docs.mollie.com/overview/webhooks,
 * "Retry schema"): the pauses after the first to the ninth, milliseconds.
 */
export const pauses = [1, 2, 4, 8, 16, 29, 60, 2 * 60, 22 * 60].map((minutes) => minutes * minute);
