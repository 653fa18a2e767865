import { prepared } from "../../platform/database/index.ts";
import { refuse, replyJson } from "../../platform/http/reply.ts";
import type { Route } from "../../platform/module.ts";
import { proofOf } from "./proof.ts";
import { readList } from "./tables/entries.ts";

/** Where the proof of a draw is, and its list of entries, named by its hash. */
const proofPath = /^\/media\/doubler\/([A-Z]+-\d{4}-\d{2})\.json$/;
const listPath = /^\/media\/doubler\/([0-9a-f]{64})\.bin$/;

/** The draw of a list that was held: before, nobody is told which hashes there are. */
const drawOfList = prepared<{ id: string }, [Buffer]>(
  "doubler-draw-of-list",
  "select id from doubler_draw where list_hash = $1 and state = 'DRAWN'",
);

const shared = { "x-content-type-options": "nosniff", "access-control-allow-origin": "*" };

/** Everything that anybody needs to check a draw. */
export const proofRoute: Route = {
  method: "GET",
  path: "/media/doubler/",
  handle: async (_request, response, { pool }, path) => {
    const draw = proofPath.exec(path)?.[1];
    const proof = draw === undefined ? undefined : await proofOf(pool, draw);
    // A draw that was held is so for ever; one that waits is asked for again soon.
    const seconds = proof?.state === "DRAWN" ? 3_600 : 10;
    if (proof) return replyJson(response, 200, proof, { ...shared, "cache-control": `public, max-age=${seconds}` });
    const hash = listPath.exec(path)?.[1];
    const found = hash === undefined ? undefined : await drawOfList.first(pool, Buffer.from(hash, "hex"));
    if (found === undefined) return refuse(response, 404, "There is no such draw.");
    const list = await readList(pool, found.id);
    response.writeHead(200, {
      ...shared,
      "content-type": "application/octet-stream",
      "content-length": list.length,
      "cache-control": "public, max-age=31536000, immutable",
    });
    response.end(list);
  },
};
