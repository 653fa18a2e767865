/**
 * On a development machine, at every storefront's host: the page that
 * lists the events of its other tabs. No entity's slug has an underscore.
 */
export const eventsPath = "/_events/";
