import { addProtocol, type RequestParameters } from "maplibre-gl";
import { worldFiles } from "./world-files.ts";

/** What the map calls a sheet, before it is known which file that is. */
const protocol = "world";
export const sheetAddress = `${protocol}://{z}-{x}-{y}`;

/** Sheets lie zipped, as they are sent. */
const unzip = (body: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<ArrayBuffer> =>
  new Response(body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();

/** One sheet of the embedded map; an empty one where it has none. */
const fetchSheet = async ({ url }: RequestParameters, { signal }: AbortController): Promise<{ data: ArrayBuffer }> => {
  const file = worldFiles[url.slice(`${protocol}://`.length)];
  if (!file) return { data: new ArrayBuffer(0) };
  const answer = await fetch(file(), { signal });
  if (!answer.ok || !answer.body) throw new Error(`A sheet of the map was answered with ${answer.status}.`);
  return { data: await unzip(answer.body) };
};

/** Lets maps ask for sheets of the embedded one. */
export const serveSheets = (): void => addProtocol(protocol, fetchSheet);
