import PDFDocument from "pdfkit";
import { fontOf, type Script, type Weight } from "./fonts.ts";
import { type Run, runsOf } from "./runs.ts";

/** Points of the edge of a page (A4) that stay empty. */
export const margin = 48;
const pageWidth = 595.28;
const pageHeight = 841.89;
export const innerWidth = pageWidth - 2 * margin;
export const lowest = pageHeight - margin - 24;

export interface TextStyle {
  size?: number;
  weight?: Weight;
  color?: string;
  /** In the direction of reading. Default: start. */
  align?: "start" | "end";
}

interface Place {
  /** From where lines begin, as if all ran from the left: in one that runs from the right it is mirrored. */
  x: number;
  y: number;
  width: number;
}

type Pdf = InstanceType<typeof PDFDocument>;

/** An empty document of A4 pages, tagged, in a language; nothing is drawn yet. */
export const openPdf = (title: string, locale: string, made: Date): Pdf => {
  const pdf = new PDFDocument({
    size: "A4",
    margin,
    pdfVersion: "1.7",
    subset: "PDF/A-3a",
    tagged: true,
    lang: locale,
    displayTitle: true,
    bufferPages: true,
    font: fontOf("latin", "regular") as never,
    info: { Title: title, CreationDate: made, ModDate: made, Producer: "giftshop", Creator: "giftshop" },
  });
  return pdf;
};

/** Draws lines of text in a direction; widths in points. */
export const painter = (pdf: Pdf, direction: "ltr" | "rtl") => {
  const opened = new Set<string>();
  const use = (script: Script, weight: Weight): void => {
    const name = `${script}-${weight}`;
    if (!opened.has(name)) pdf.registerFont(name, fontOf(script, weight) as never);
    opened.add(name);
    pdf.font(name);
  };
  // That features are named turns off the library's own splitting at spaces, which would set a line's words
  // from the left, and Inter's contextual forms, which take most of the time.
  const whole = (script: Script) =>
    ({ features: script === "arabic" ? [] : { calt: false }, lineBreak: false, baseline: "alphabetic" }) as never;
  const known = new Map<string, (Run & { width: number })[]>();
  const measured = (text: string, { size = 10, weight = "regular" }: TextStyle) => {
    const key = `${size} ${weight} ${text}`;
    const runs =
      known.get(key) ??
      runsOf(text, direction).map((run) => {
        use(run.script, weight);
        return { ...run, width: pdf.fontSize(size).widthOfString(run.text, whole(run.script)) };
      });
    known.set(key, runs);
    return runs;
  };
  const widthOf = (text: string, style: TextStyle): number =>
    measured(text, style).reduce((sum, { width }) => sum + width, 0);

  /** Breaks a text into lines of at most this width, at spaces. */
  const broken = (text: string, width: number, style: TextStyle): string[] => {
    if (widthOf(text, style) <= width) return [text];
    const lines: string[] = [];
    for (const word of text.split(" ")) {
      const last = lines.at(-1);
      const longer = last === undefined ? word : `${last} ${word}`;
      if (last !== undefined && widthOf(longer, style) <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  };

  const drawLine = (text: string, { x, y, width }: Place, style: TextStyle): void => {
    const { size = 10, weight = "regular", color = "#1c1c28", align = "start" } = style;
    const runs = measured(text, style);
    const total = runs.reduce((sum, run) => sum + run.width, 0);
    const left = direction === "rtl" ? pageWidth - x - width : x;
    const atLeft = (align === "start") === (direction === "ltr");
    let at = atLeft ? left : left + width - total;
    for (const run of runs) {
      use(run.script, weight);
      // Baselines agree whatever the font: Noto's lines are taller than Inter's.
      pdf
        .fontSize(size)
        .fillColor(color)
        .text(run.text, at, y + size, whole(run.script));
      at += run.width;
    }
  };

  /** Draws a text on as many lines as it needs; answers where the next one may begin. */
  const draw = (text: string, place: Place, style: TextStyle = {}): number => {
    const { size = 10 } = style;
    const height = Math.round(size * 1.45);
    const lines = broken(text, place.width, style);
    lines.forEach((line, index) => void drawLine(line, { ...place, y: place.y + index * height }, style));
    return place.y + lines.length * height;
  };

  /** A line across, from `x` on. */
  const rule = ({ x, y, width }: Place, color = "#d0d0d8"): void => {
    const left = direction === "rtl" ? pageWidth - x - width : x;
    pdf
      .moveTo(left, y)
      .lineTo(left + width, y)
      .lineWidth(0.75)
      .strokeColor(color)
      .stroke();
  };

  /** A picture at the start of a place, as large as fits; answers where the next line may begin. */
  const picture = (file: Buffer, { x, y, width }: Place, height: number): number => {
    const rtl = direction === "rtl";
    const left = rtl ? pageWidth - x - width : x;
    pdf.image(file, left, y, { fit: [width, height], align: rtl ? "right" : undefined });
    return y + height;
  };

  return { draw, rule, broken, picture };
};
