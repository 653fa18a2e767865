/** Names that measuring scripts keep visitors by. */
const measuring = /^(?:_ga|_gid|_gat|_gcl|_dc_gtm)/;

/** Deletes what measuring scripts have kept of a visitor, on this host and those above it. */
export const forgetCookies = (): void => {
  const names = document.cookie.split("; ").flatMap((pair) => {
    const name = pair.split("=", 1)[0] ?? "";
    return measuring.test(name) ? [name] : [];
  });
  const labels = location.hostname.split(".");
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join(".")}`);
  for (const name of names) {
    // biome-ignore lint/suspicious/noDocumentCookie: what is deleted was not written by us, and the other way to it is not in every browser
    for (const domain of ["", ...domains]) document.cookie = `${name}=; max-age=0; path=/${domain}`;
  }
};
