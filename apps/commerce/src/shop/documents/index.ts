/** Draws a document as PDF; what draws is loaded where it is used. */
export const drawPdf: typeof import("./pdf/draw-document.ts").drawDocument = async (document, shop) =>
  (await import("./pdf/draw-document.ts")).drawDocument(document, shop);
