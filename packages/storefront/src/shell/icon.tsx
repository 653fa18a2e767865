/** Outlines of the shell, in a square of 24. */
const paths = {
  basket: "M6 8h12l1 12H5L6 8Zm3 0V6.500a3 3 0 0 1 6 0V8",
  mail: "M3.500 6h17v12h-17V6Zm0 .5L12 13l8.500-6.500",
  lock: "M6 11h12v9H6v-9Zm2.500 0V8a3.500 3.500 0 0 1 7 0v3",
} as const;

/** A small outline in the colour of the text; decorative. */
export function ShellIcon({ name }: { name: keyof typeof paths }) {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" fill="none" aria-hidden="true" focusable="false">
      <path d={paths[name]} stroke="currentColor" strokeWidth="1.750" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
