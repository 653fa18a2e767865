/** Loads the page of an address (path or absolute), unless it is the one that is shown. */
export const goTo = (address: string): void => {
  const { origin, pathname, href } = new URL(address, location.href);
  if (origin !== location.origin || pathname !== location.pathname) location.assign(href);
};
