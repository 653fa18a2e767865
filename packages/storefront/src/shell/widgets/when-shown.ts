/** Waits until somebody looks at the page: a browser draws some before it is known whether anybody will. */
export const whenShown = (begin: () => void, signal: AbortSignal): void => {
  const { prerendering } = document as { prerendering?: boolean };
  if (prerendering) document.addEventListener("prerenderingchange", begin, { once: true, signal });
  else begin();
};
