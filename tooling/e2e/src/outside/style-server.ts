import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** One pixel, light blue. */
const tile = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGO48OIDAAU0AqkW27oKAAAAAElFTkSuQmCC",
  "base64",
);

/**
 * A style as a provider of maps serves it (MapLibre style
 * specification, version 8): tiles, a sign, letters and shapes.
 */
const styleOf = (origin: string) => ({
  version: 8,
  glyphs: `${origin}/glyphs/{fontstack}/{range}.pbf`,
  sprite: `${origin}/sprite`,
  sources: {
    ground: { type: "raster", tiles: [`${origin}/tiles/{z}/{x}/{y}.png`], tileSize: 256, attribution: "Test maps" },
    towns: { type: "geojson", data: `${origin}/towns.json` },
  },
  layers: [
    { id: "ground", type: "raster", source: "ground" },
    {
      id: "towns",
      type: "symbol",
      source: "towns",
      layout: { "text-field": ["get", "name"], "text-font": ["Test Sans Regular"] },
    },
  ],
});

const towns = {
  type: "FeatureCollection",
  features: [
    { type: "Feature", geometry: { type: "Point", coordinates: [2.35, 48.86] }, properties: { name: "Paris" } },
  ],
};

/** Somebody who serves maps, beside the shop. */
export interface StyleServer {
  /** `http://localhost:49152`, another origin than the shop's. */
  readonly origin: string;
  readonly styleUrl: string;
  /** Paths that were asked for since the test forgot them, in their order. */
  readonly asked: readonly string[];
  forget(): void;
  /** From now on everything is answered with 503, or nothing any more. */
  fail(now: boolean): void;
  close(): Promise<void>;
}

type Answer = readonly [type: string, body: string | Buffer];

/** Starts a server of maps on a free port. */
export const startStyleServer = async (): Promise<StyleServer> => {
  const asked: string[] = [];
  let failing = false;
  const answerTo = (path: string, origin: string): Answer | undefined => {
    if (path === "/style.json") return ["application/json", JSON.stringify(styleOf(origin))];
    if (path === "/towns.json") return ["application/geo+json", JSON.stringify(towns)];
    if (/^\/sprite(?:@2x)?\.json$/.test(path)) return ["application/json", "{}"];
    if (/^\/sprite(?:@2x)?\.png$/.test(path) || path.startsWith("/tiles/")) return ["image/png", tile];
    // No letters: an empty message of protocol buffers, as it is sent for a range that a face does not have.
    return path.startsWith("/glyphs/") ? ["application/x-protobuf", Buffer.alloc(0)] : undefined;
  };
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? "/");
    asked.push(path);
    const answer = failing ? undefined : answerTo(path, originOf());
    const cors = { "access-control-allow-origin": "*" };
    if (!answer) return void response.writeHead(failing ? 503 : 404, cors).end();
    response.writeHead(200, { ...cors, "content-type": answer[0] }).end(answer[1]);
  });
  const originOf = (): string => `http://localhost:${(server.address() as AddressInfo).port}`;
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: originOf(),
    styleUrl: `${originOf()}/style.json`,
    asked,
    forget: () => asked.splice(0),
    fail: (now) => {
      failing = now;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
