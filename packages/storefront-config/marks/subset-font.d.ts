declare module "subset-font" {
  interface Options {
    targetFormat: "sfnt" | "woff" | "woff2";
    variationAxes?: Readonly<Record<string, number>>;
    noHinting?: boolean;
  }
  // biome-ignore lint/style/noDefaultExport: the package has no other
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
