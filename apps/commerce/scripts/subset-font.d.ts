declare module "subset-font" {
  /** Cuts a font down to the characters of `text`. */
  const subsetFont: (
    font: Buffer,
    text: string,
    options: { targetFormat: "truetype" | "woff2"; variationAxes?: Record<string, number> },
  ) => Promise<Buffer>;
  // The module is written that way.
  // biome-ignore lint/style/noDefaultExport: see above
  export default subsetFont;
}
