/** Where a drawing stands within another. */
export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * A drawing as part of another one, its names with `prefix` before them: two drawings may use the same. Its
 * round corners are the other's to cut.
 */
export const placed = (svg: string, prefix: string, { x, y, width, height }: Place): string =>
  svg
    .slice(svg.indexOf("<svg"))
    .replace(/^<svg[^>]*>/u, (root) =>
      root
        .replace(/\s(?:x|y|width|height|preserveAspectRatio)="[^"]*"/gu, "")
        .replace("<svg", `<svg x="${x}" y="${y}" width="${width}" height="${height}"`),
    )
    .replace(/(\sid=")/gu, `$1${prefix}-`)
    .replace(/(\burl\(#|\shref="#)/gu, `$1${prefix}-`);
