import type { House } from "../../mail/house.ts";

/** A present in the colours of its house, as SVG: for one that was sent without a wrapper of its own. */
export const wrappedPicture = ({ primary, onPrimary, line, surface }: House): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 856 540">
  <rect width="856" height="540" rx="32" fill="${surface}"/>
  <rect x="128" y="196" width="600" height="284" rx="16" fill="${primary}"/>
  <rect x="104" y="140" width="648" height="84" rx="16" fill="${primary}"/>
  <rect x="104" y="212" width="648" height="12" fill="${line}" opacity="0.4"/>
  <rect x="388" y="140" width="80" height="340" fill="${onPrimary}" opacity="0.85"/>
  <path d="M428 140 C 368 40, 248 40, 276 108 C 292 148, 372 148, 428 140 Z" fill="none" stroke="${primary}" stroke-width="28" stroke-linejoin="round"/>
  <path d="M428 140 C 488 40, 608 40, 580 108 C 564 148, 484 148, 428 140 Z" fill="none" stroke="${primary}" stroke-width="28" stroke-linejoin="round"/>
  <circle cx="428" cy="140" r="32" fill="${primary}"/>
</svg>`;
