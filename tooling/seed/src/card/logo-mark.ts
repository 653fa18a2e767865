import type { Random } from "../random.ts";

type Shape = (color: string, detail: string) => string;

/** Emblems in a box of 64, from one or two plain shapes, as logos are. */
const shapes: readonly Shape[] = [
  (color, detail) =>
    `<circle cx="32" cy="32" r="32" fill="${color}"/><path d="M32 0a32 32 0 0 1 0 64z" fill="${detail}"/>`,
  (color, detail) =>
    `<path d="M32 0 64 32 32 64 0 32z" fill="${color}"/><circle cx="32" cy="32" r="11" fill="${detail}"/>`,
  (color) => `<path d="M0 64V32A32 32 0 0 1 32 0h32v32a32 32 0 0 1-32 32z" fill="${color}"/>`,
  (color) => `<circle cx="32" cy="32" r="25" fill="none" stroke="${color}" stroke-width="13"/>`,
  (color, detail) =>
    `<rect width="64" height="64" rx="18" fill="${color}"/><path d="M14 46a18 18 0 0 1 36 0z" fill="${detail}"/>`,
  (color) => `<path d="M32 0c4 22 10 28 32 32-22 4-28 10-32 32-4-22-10-28-32-32 22-4 28-10 32-32z" fill="${color}"/>`,
  (color, detail) =>
    `<circle cx="20" cy="32" r="20" fill="${color}"/><circle cx="46" cy="32" r="18" fill="${detail}" fill-opacity=".85"/>`,
  (color) => `<path d="M0 30a32 30 0 0 1 64 0zM0 64a32 30 0 0 1 64 0z" fill="${color}"/>`,
  (color, detail) =>
    `<path d="M32 0 60 16v32L32 64 4 48V16z" fill="${color}"/><path d="M32 14 46 40H18z" fill="${detail}"/>`,
  (color) => `<path d="M6 6h22v22H6zM36 36h22v22H36zM36 17a11 11 0 1 1 .1 0zM6 47a11 11 0 1 1 .1 0z" fill="${color}"/>`,
];

/** A brand's emblem at a place, 76 units wide. */
export const logoMark = (at: { x: number; y: number; color: string; detail: string }, random: Random): string =>
  `<g transform="translate(${at.x} ${at.y})scale(1.2)">${random.pick(shapes)(at.color, at.detail)}</g>`;
