/** Below it are the documents of quotes. */
export const pdfPath = "/documents/quotes/";

/** Where the document of a quote is, by the token of its link. */
export const pdfPathOf = (token: string): string => `${pdfPath}${token}.pdf`;
