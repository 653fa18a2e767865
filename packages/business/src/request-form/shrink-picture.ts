/** Pixels of the longer side, and bytes, of a logo as it is sent. */
const most = { side: 600, bytes: 38_000 };

/** Format, quality and share of the size, the best first; the last is small enough for nearly any picture. */
const ways = [
  ["image/png", undefined, 1],
  ["image/png", undefined, 0.6],
  ["image/jpeg", 0.85, 1],
  ["image/jpeg", 0.7, 0.6],
  ["image/jpeg", 0.5, 0.3],
] as const;

/** A picture as Base64, small enough to be sent with a form. @throws for what a browser cannot draw */
export const shrinkPicture = async (file: Blob): Promise<string> => {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, most.side / Math.max(picture.width, picture.height));
  for (const [type, quality, part] of ways) {
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(picture.width * scale * part));
    canvas.height = Math.max(1, Math.round(picture.height * scale * part));
    const context = canvas.getContext("2d");
    if (context === null) break;
    if (type === "image/jpeg") {
      context.fillStyle = "white";
      context.fillRect(0, 0, canvas.width, canvas.height);
    }
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const written = canvas.toDataURL(type, quality).split(",")[1] ?? "";
    if (written !== "" && (written.length * 3) / 4 <= most.bytes) return written;
  }
  throw new Error("The picture cannot be made small enough.");
};
