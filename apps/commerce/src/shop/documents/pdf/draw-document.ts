import type { Shop } from "@giftshop/storefront-config";
import { attachXml } from "./attach-xml.ts";
import { innerWidth, lowest, margin, openPdf, painter } from "./page.ts";
import { type DocumentTexts, type DrawnDocument, documentTexts } from "./texts.ts";

const muted = "#5b5e72";
const half = innerWidth / 2 - 12;

/** Where columns begin and how wide they are, in the direction of reading. */
const columns = [
  { x: 0, width: 222, align: "start" },
  { x: 226, width: 46, align: "end" },
  { x: 276, width: 76, align: "end" },
  { x: 356, width: 56, align: "end" },
  { x: 416, width: innerWidth - 416, align: "end" },
] as const;

type Pdf = ReturnType<typeof openPdf>;

/** What is drawn is either something that is read, in this order, or an ornament that is not. */
const tagging = (pdf: Pdf) => {
  const root = pdf.struct("Document");
  pdf.addStructure(root);
  return {
    root,
    ornament: (draw: () => void): void => {
      pdf.markContent("Artifact", { type: "Layout" });
      draw();
      pdf.endMarkedContent();
    },
    /** An element below another one, with a text that is drawn. */
    leaf: (parent: ReturnType<Pdf["struct"]>, type: string, text: string, draw: () => void): void => {
      // What is drawn run by run is read as it was written.
      const actual = text.replace(/[\u2066-\u2069]/gu, "");
      const element = pdf.struct(type as never, { actual } as never, draw);
      parent.add(element);
      element.end();
    },
  };
};

/** Points that a buyer's logo is high at most. */
const logoHeight = 56;

/** The buyer's own logo, which says no more than their name above it. Answers where it ends. */
const drawLogo = (
  logo: Buffer | undefined,
  y: number,
  paint: ReturnType<typeof painter>,
  { ornament }: ReturnType<typeof tagging>,
): number => {
  let end = y;
  if (logo)
    ornament(() => {
      end = paint.picture(logo, { x: margin, y: y + 8, width: half / 2 }, logoHeight);
    });
  return end;
};

/** Brand beside seller, title, buyer beside facts. Answers where the next part begins, in points. */
const drawHead = (
  { texts, logo }: { texts: DocumentTexts; logo: Buffer | undefined },
  paint: ReturnType<typeof painter>,
  tags: ReturnType<typeof tagging>,
): number => {
  const { root, leaf } = tags;
  const right = margin + innerWidth - half;
  let leftEnd = margin;
  let rightEnd = margin;
  leaf(root, "P", texts.brand, () => {
    leftEnd = paint.draw(texts.brand, { x: margin, y: leftEnd, width: half }, { size: 15, weight: "bold" });
  });
  for (const line of texts.seller)
    leaf(root, "P", line, () => {
      rightEnd = paint.draw(line, { x: right, y: rightEnd, width: half }, { size: 9, color: muted, align: "end" });
    });
  let y = Math.max(leftEnd, rightEnd) + 20;
  leaf(root, "H1", texts.title, () => {
    y = paint.draw(texts.title, { x: margin, y, width: innerWidth }, { size: 22, weight: "bold" });
  });
  if (texts.corrects !== "")
    leaf(root, "P", texts.corrects, () => {
      y = paint.draw(texts.corrects, { x: margin, y, width: innerWidth }, { color: muted });
    });
  leftEnd = y + 12;
  rightEnd = leftEnd;
  leaf(root, "H2", texts.buyerTitle, () => {
    leftEnd = paint.draw(texts.buyerTitle, { x: margin, y: leftEnd, width: half }, { size: 9, color: muted });
  });
  for (const line of texts.buyer)
    leaf(root, "P", line, () => {
      leftEnd = paint.draw(line, { x: margin, y: leftEnd, width: half });
    });
  for (const { label, value } of texts.facts)
    leaf(root, "P", `${label}: ${value}`, () => {
      const end = paint.draw(label, { x: right, y: rightEnd, width: half * 0.5 }, { size: 9, color: muted });
      const other = paint.draw(value, { x: right + half * 0.5, y: rightEnd, width: half * 0.5 }, { align: "end" });
      rightEnd = Math.max(end, other);
    });
  return Math.max(drawLogo(logo, leftEnd, paint, tags), rightEnd) + 20;
};

/** Table of the lines, on as many pages as they take. Answers where it ends. */
const drawRows = (
  pdf: Pdf,
  texts: DocumentTexts,
  paint: ReturnType<typeof painter>,
  tags: ReturnType<typeof tagging>,
  from: number,
): number => {
  const table = pdf.struct("Table");
  tags.root.add(table);
  let y = from;
  const line = () => tags.ornament(() => paint.rule({ x: margin, y: y - 3, width: innerWidth }));
  const drawRow = (type: "TH" | "TD", cells: readonly string[], mark = ""): void => {
    const row = pdf.struct("TR");
    table.add(row);
    let next = y;
    cells.forEach((text, index) => {
      const column = columns[index];
      if (column === undefined) return;
      tags.leaf(row, type, index === 0 && mark !== "" ? `${text}, ${mark}` : text, () => {
        const place = { x: margin + column.x, y, width: column.width };
        const style = type === "TH" ? { size: 9, color: muted, align: column.align } : { align: column.align };
        let end = paint.draw(text, place, style);
        if (index === 0 && mark !== "") end = paint.draw(mark, { ...place, y: end }, { size: 8, color: muted });
        next = Math.max(next, end);
      });
    });
    row.end();
    y = next + 9;
    line();
  };
  drawRow("TH", texts.columns);
  for (const { cells, mark } of texts.rows) {
    if (y > lowest - 60) {
      pdf.addPage();
      y = margin;
    }
    drawRow("TD", cells, mark);
  }
  table.end();
  return y;
};

/** Totals and what is said of them, on one page. */
const drawTotals = (
  pdf: Pdf,
  texts: DocumentTexts,
  paint: ReturnType<typeof painter>,
  { root, leaf }: ReturnType<typeof tagging>,
  from: number,
): void => {
  let y = from + 4;
  if (y > lowest - texts.totals.length * 18 - texts.notes.length * 30) {
    pdf.addPage();
    y = margin;
  }
  const x = margin + innerWidth - 300;
  texts.totals.forEach(({ label, value }, index) => {
    const strong = index === texts.strong;
    const style = strong ? ({ size: 12, weight: "bold" } as const) : {};
    leaf(root, "P", `${label}: ${value}`, () => {
      const end = paint.draw(label, { x, y, width: 190 }, style);
      y = Math.max(end, paint.draw(value, { x: x + 190, y, width: 110 }, { ...style, align: "end" })) + 3;
    });
  });
  y += 18;
  for (const note of texts.notes)
    leaf(root, "P", note, () => {
      y = paint.draw(note, { x: margin, y, width: innerWidth }, { size: 9, color: muted }) + 3;
    });
};

/**
 * A document as PDF (tagged, fonts embedded, its XML attached) in the language in which its order was placed.
 */
export const drawDocument = async (document: DrawnDocument, shop: Shop): Promise<Buffer> => {
  const texts = documentTexts(document, shop);
  const pdf = openPdf(`${texts.title} ${document.number}`, shop.locale, document.issuedAt);
  const parts: Buffer[] = [];
  pdf.on("data", (part: Buffer) => void parts.push(part));
  const ended = new Promise<void>((resolve, reject) => void pdf.once("end", resolve).once("error", reject));
  const paint = painter(pdf, shop.direction);
  const tags = tagging(pdf);
  const top = drawHead({ texts, logo: document.logo }, paint, tags);
  drawTotals(pdf, texts, paint, tags, drawRows(pdf, texts, paint, tags, top));
  tags.root.end();
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    tags.ornament(() => {
      const place = { y: lowest + 14, x: margin };
      paint.draw(texts.footer, { ...place, width: innerWidth - 90 }, { size: 8, color: muted });
      const at = { ...place, x: margin + innerWidth - 90, width: 90 };
      paint.draw(texts.page(page + 1, count), at, { size: 8, color: muted, align: "end" });
    });
  }
  attachXml(pdf, document);
  pdf.end();
  await ended;
  return Buffer.concat(parts);
};
