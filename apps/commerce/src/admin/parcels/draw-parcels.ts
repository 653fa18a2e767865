import { type PackerLanguage, packerWords } from "../../shop/checkout/dispatch/packer-words.ts";
import type { PackedParcel } from "../../shop/checkout/dispatch/read-parcel.ts";
import { writeParcel } from "../../shop/checkout/dispatch/write-parcel.ts";
import { innerWidth, lowest, margin, openPdf, painter } from "../../shop/documents/pdf/page.ts";
import { barcode } from "../../shop/mail/barcode.ts";
import { pickList } from "./pick-list.ts";

/** Points. */
const barsHeight = 40;

type Pdf = ReturnType<typeof openPdf>;
type Style = Parameters<ReturnType<typeof painter>["draw"]>[2];

/** Draws line below line, on as many pages as it takes; each is read as a paragraph. */
const writer = (pdf: Pdf) => {
  const paint = painter(pdf, "ltr");
  const root = pdf.struct("Document");
  pdf.addStructure(root);
  let y = margin;
  const line = (text: string, style: Style = {}, indent = 0): void => {
    if (y > lowest) {
      pdf.addPage();
      y = margin;
    }
    const element = pdf.struct("P" as never, { actual: text } as never, () => {
      y = paint.draw(text, { x: margin + indent, y, width: innerWidth - indent }, style);
    });
    root.add(element);
    element.end();
  };
  return {
    line,
    /** What was just written, to be scanned. */
    bars: (picture: Buffer): void => {
      pdf.markContent("Artifact", { type: "Layout" });
      pdf.image(picture, margin, y, { height: barsHeight });
      pdf.endMarkedContent();
      y += barsHeight;
    },
    room: (points: number): void => {
      y += points;
    },
    page: (): void => {
      pdf.addPage();
      y = margin;
    },
    end: (): void => root.end(),
  };
};

const spaces = (text: string): number => text.length - text.trimStart().length;

/**
 * One page for what is to be picked, then one for each parcel: its
 * label, to be cut off, and what goes into it with the giver's note.
 */
export const drawParcels = async (
  parcels: readonly PackedParcel[],
  language: PackerLanguage,
  now: Date,
): Promise<Buffer> => {
  const words = packerWords[language];
  const codes = await Promise.all(parcels.map(({ number }) => barcode(number)));
  const pdf = openPdf(words.parcels, language, now);
  const parts: Buffer[] = [];
  pdf.on("data", (part: Buffer) => void parts.push(part));
  const ended = new Promise<void>((resolve, reject) => void pdf.once("end", resolve).once("error", reject));
  const { line, bars, room, page, end } = writer(pdf);
  line(`${words.pickList(parcels.length)} · ${now.toISOString().slice(0, 16).replace("T", " ")} UTC`, {
    size: 16,
    weight: "bold",
  });
  room(12);
  for (const { quantity, what } of pickList(parcels, language)) line(`${quantity} ×  ${what}`, { size: 12 });
  for (const [index, parcel] of parcels.entries()) {
    page();
    line(parcel.address[0] ?? "", { size: 20, weight: "bold" });
    for (const text of parcel.address.slice(1)) line(text, { size: 20 });
    room(8);
    line(parcel.postage === "registered" ? words.signed : words.unsigned, { size: 12, weight: "bold" });
    line(parcel.number, { size: 12 });
    const code = codes[index];
    if (code) bars(code);
    room(40);
    const [head = "", ...rest] = writeParcel(parcel, language).split("\n");
    line(head, { size: 12, weight: "bold" });
    // The address stands above.
    for (const text of rest.slice(parcel.address.length + 1))
      if (text === "") room(10);
      else line(text.trim(), {}, spaces(text) * 8);
  }
  end();
  pdf.end();
  await ended;
  return Buffer.concat(parts);
};
