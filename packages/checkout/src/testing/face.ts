const drawing = (ground: string, mark: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 856 540"><rect width="856" height="540" fill="${ground}"/><circle cx="640" cy="120" r="260" fill="${mark}"/><path d="M0 420h856v120H0z" fill="${mark}" opacity=".5"/></svg>`;

/** The face of a made-up card. */
export const face = (ground: string, mark: string): string =>
  `data:image/svg+xml,${encodeURIComponent(drawing(ground, mark))}`;
