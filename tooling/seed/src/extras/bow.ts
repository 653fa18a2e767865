/** A bow whose knot is at a place; `scale` 1 is 340 units wide. */
export const bow = (x: number, y: number, scale: number, color: string, shade: string): string =>
  `<g transform="translate(${x} ${y})scale(${scale})"><path d="M0 0-60 150-20 130 0 165 40 120zM0 0 70 140 60 100 110 110z" fill="${shade}"/>` +
  `<path d="M0 0C-150-150-220-40-170 20-130 60-60 40 0 0zM0 0C150-150 220-40 170 20 130 60 60 40 0 0z" fill="${color}"/>` +
  `<path d="M-18 0C-90-60-150-40-140 0-110 20-60 14-18 0zM18 0C90-60 150-40 140 0 110 20 60 14 18 0z" fill="${shade}"/>` +
  `<rect x="-34" y="-34" width="68" height="68" rx="22" fill="${color}"/></g>`;

/** A ribbon across and down the whole card. */
export const ribbon = (x: number, y: number, thickness: number, color: string): string =>
  `<path d="M${x - thickness / 2} 0h${thickness}v540h-${thickness}zM0 ${y - thickness / 2}h856v${thickness}H0z" fill="${color}"/>`;
