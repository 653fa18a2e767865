import { shared } from "./themes/shared.ts";
import type { Theme } from "./themes/theme.ts";

/** A token of the Design Tokens Community Group's format (2025.10): what design programs read. */
export interface DesignToken {
  $type: "color" | "dimension" | "duration" | "fontFamily" | "fontWeight" | "number" | "cubicBezier";
  $value: unknown;
}

export interface DesignTokens {
  [name: string]: DesignToken | DesignTokens;
}

type Group = Readonly<Record<string, string>>;

/**
 * The tokens of a group that can be said in the format; a
 * gradient or a shadow that is mixed of others cannot.
 */
const group = (values: Group, toToken: (value: string) => DesignToken | DesignTokens | undefined): DesignTokens =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const token = toToken(value);
      return token ? [[name, token]] : [];
    }),
  );

/** `#C2255C` as its parts from 0 to 1. */
const color = (value: string): DesignToken => {
  const components = [1, 3, 5].map((at) => Number((Number.parseInt(value.slice(at, at + 2), 16) / 255).toFixed(4)));
  return { $type: "color", $value: { colorSpace: "srgb", components, hex: value.toLowerCase() } };
};

const dimension = (value: string): DesignToken | undefined => {
  const [, number, unit] = /^(-?[\d.]+)(rem|px)?$/.exec(value) ?? [];
  // Nothing is nothing in every unit, and of a length without one there is no other.
  return number && (unit || Number(number) === 0)
    ? { $type: "dimension", $value: { value: Number(number), unit: unit ?? "px" } }
    : undefined;
};

/** A size that grows with the window is two: on the smallest and on the largest one. */
const fontSize = (value: string): DesignToken | DesignTokens | undefined => {
  const [, phone = "", desk = ""] = /^clamp\(([^,]+),.*,\s*([^,]+)\)$/.exec(value) ?? [];
  const [small, large] = [dimension(phone), dimension(desk)];
  return small && large ? { phone: small, desk: large } : dimension(value);
};

const duration = (value: string): DesignToken | undefined => {
  const [, number, unit] = /^([\d.]+)(ms|s)$/.exec(value) ?? [];
  return number ? { $type: "duration", $value: { value: Number(number), unit } } : undefined;
};

const easing = (value: string): DesignToken | undefined => {
  const [, points] = /^cubic-bezier\(([^)]+)\)$/.exec(value) ?? [];
  return points ? { $type: "cubicBezier", $value: points.split(",").map(Number) } : undefined;
};

const number = (value: string): DesignToken => ({ $type: "number", $value: Number(value) });
const weight = (value: string): DesignToken => ({ $type: "fontWeight", $value: Number(value) });
const family = (value: string): DesignToken => ({
  $type: "fontFamily",
  $value: value.split(",").map((name) => name.trim().replaceAll(/["']/g, "")),
});

/**
 * The tokens of a house and those that all of them share, for a design program. Names are those of `vars`.
 */
export const designTokens = (theme: Theme): DesignTokens => ({
  color: group(theme.color, color),
  font: group(theme.font, family),
  fontWeight: group(theme.fontWeight, weight),
  radius: group(theme.radius, dimension),
  motion: group(theme.motion, (value) => duration(value) ?? easing(value)),
  space: group(shared.space, dimension),
  size: group(shared.size, dimension),
  borderWidth: group(shared.borderWidth, dimension),
  fontSize: group(shared.fontSize, fontSize),
  lineHeight: group(shared.lineHeight, number),
  rhythm: group(shared.rhythm, duration),
});
