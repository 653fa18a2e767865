import type { Bytes } from "./bytes.ts";
import { type Proof, readProof } from "./proof.ts";

/** A draw that has not been held, or that there is not. */
export class NotPublished extends Error {
  override readonly name: string = "NotPublished";
}

const get = async (address: string): Promise<Response> => {
  const answer = await fetch(address);
  if (answer.status === 404) throw new NotPublished(`Nothing is published at ${address}.`);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return answer;
};

/** What is published of a draw so far. @param origin of the shop; empty for that of the page */
export const fetchProof = async (origin: string, draw: string): Promise<Proof> =>
  readProof(await (await get(`${origin}/media/doubler/${draw}.json`)).json());

/** The list of entries of a draw that was held. */
export const fetchList = async (origin: string, { list }: Pick<Proof, "list">): Promise<Bytes> =>
  new Uint8Array(await (await get(`${origin}/media/doubler/${list}.bin`)).arrayBuffer());
