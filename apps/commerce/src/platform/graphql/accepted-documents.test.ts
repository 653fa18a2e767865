import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { createTestServices, type TestServices } from "../../testing/test-services.ts";
import { acceptedDocuments, earlierDocuments, noteDocuments } from "./accepted-documents.ts";

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
  // The database that tests copy may know documents of an earlier state of the code.
  await services.ownerPool.query("truncate accepted_document");
});
afterAll(() => services.close());

const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");
const text = "query Before { __typename }";
const replaced = hashOf(text);
const note = () => noteDocuments(services.ownerPool);
const earlier = async () => [...(await earlierDocuments(services.pool))];
const replacedAt = async (): Promise<Date | null | undefined> => {
  const { rows } = await services.ownerPool.query<{ at: Date | null }>(
    "select replaced_at as at from accepted_document where hash = $1",
    [replaced],
  );
  return rows[0]?.at;
};

test("a page of an earlier build is answered for 30 days after the build was replaced", async () => {
  await services.ownerPool.query("insert into accepted_document (hash, document) values ($1, $2)", [replaced, text]);
  expect(await earlier()).toEqual([]);
  await note();
  expect(await earlier()).toEqual([[replaced, text]]);
  const at = await replacedAt();
  await note();
  expect(await replacedAt()).toEqual(at);
  await services.ownerPool.query(
    "update accepted_document set replaced_at = now() - interval '31 days' where hash = $1",
    [replaced],
  );
  await note();
  expect(await replacedAt()).toBeUndefined();
});

test("a document that is in use again is not forgotten", async () => {
  const [own] = acceptedDocuments().keys();
  await note();
  await services.ownerPool.query(
    "update accepted_document set replaced_at = now() - interval '31 days' where hash = $1",
    [own],
  );
  await note();
  const { rows } = await services.ownerPool.query("select replaced_at from accepted_document where hash = $1", [own]);
  expect(rows).toEqual([{ replaced_at: null }]);
});

test("the application accepts what is noted, and notes nothing itself", async () => {
  await expect(noteDocuments(services.pool)).rejects.toThrow("permission denied");
});

test("every document of the build stands under its own hash", async () => {
  const wrong = [...acceptedDocuments()].filter(([hash, document]) => hashOf(document) !== hash);
  expect([wrong, acceptedDocuments().size > 0]).toEqual([[], true]);
  const insert = "insert into accepted_document (hash, document) values ($1, $2)";
  await expect(services.ownerPool.query(insert, [hashOf("another"), text])).rejects.toThrow("check constraint");
});
