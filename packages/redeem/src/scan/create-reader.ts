import type { Reader } from "./read-code.ts";

/** What is printed on cards and in emails. */
const format = "code_128";

interface NativeDetector {
  new (options: { formats: string[] }): Reader;
  getSupportedFormats(): Promise<string[]>;
}

/** From our own origin, as the page's policy allows no other; bundlers copy it and put in its address. */
const wasmFile = (): string => new URL("zxing-wasm/reader/zxing_reader.wasm", import.meta.url).href;

/**
 * The browser's own reader of barcodes, or the library that stands in for it, which is fetched then.
 *
 * @throws where the library cannot be fetched
 */
export const createReader = async (): Promise<Reader> => {
  const { BarcodeDetector: Native } = globalThis as { BarcodeDetector?: NativeDetector };
  if ((await Native?.getSupportedFormats().catch((): string[] => []))?.includes(format)) {
    return new (Native as NativeDetector)({ formats: [format] });
  }
  const { BarcodeDetector, prepareZXingModule } = await import("barcode-detector/ponyfill");
  prepareZXingModule({ overrides: { locateFile: wasmFile } });
  return new BarcodeDetector({ formats: [format] });
};
