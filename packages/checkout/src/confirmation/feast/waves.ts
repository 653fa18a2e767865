export interface Waves {
  /** Of the circle that they run along. */
  radius: number;
  /** How far they leave it, to either side. */
  height: number;
  /** How many go round once. */
  count: number;
}

/** Points to a wave: between two of them its line is bent. */
const points = 4;

const at = ({ radius, height, count }: Waves, step: number): string => {
  const angle = (step * 2 * Math.PI) / (count * points);
  const far = radius + height * Math.sin((step * 2 * Math.PI) / points);
  return `${(Math.cos(angle) * far).toFixed(1)} ${(Math.sin(angle) * far).toFixed(1)}`;
};

/** A line that runs in waves along a circle about 0, 0, as the `d` of a path. */
export const waves = (ring: Waves): string => {
  const steps = Array.from({ length: ring.count * points }, (_, step) => step);
  // Crests and troughs are what the line bends towards, between the places where it crosses its circle.
  const bends = steps.filter((step) => step % 2 === 1).map((step) => `${at(ring, step)} ${at(ring, step + 1)}`);
  return `M${at(ring, 0)}Q${bends.join(" ")}Z`;
};
