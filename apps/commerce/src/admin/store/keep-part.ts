import { getStorefront } from "@giftshop/storefront-config";
import type { StorePart } from "@giftshop/validation/store";
import { inTransaction, type PoolClient, type Queryable } from "../../platform/database/index.ts";
import { readMedia } from "../../shop/catalogue/import/media.ts";
import { defaultParts } from "../../shop/store/default-parts.ts";
import { judgePart, picturesOfPart } from "../../shop/store/judge-part.ts";
import {
  currentVersions,
  dropDraft,
  keepDraft,
  lockStore,
  type PartName,
  publishDraft,
  type StoreVersion,
} from "../../shop/store/versions.ts";
import { type Finding, Refused } from "../editing/checking/finding.ts";
import { audit, type StaffScope } from "../staff/api/scope.ts";
import { Refused as NotDone } from "../staff/refused.ts";

/** A part as its editor has it. */
export interface EditedPart {
  part: StorePart;
  /** What a next change has to name. */
  version: string;
  state: "RECORD" | "DRAFT" | "PUBLISHED";
  said: object;
  /** What pages show, where that is something else. */
  published: object | null;
  writtenAt: Date | null;
}

const versionOf = (current: StoreVersion | undefined): string => `${current?.id ?? 0}`;

/** A part: its draft, else what is published, else what the storefront's record says. */
export const readPart = async (db: Queryable, { storefront, part }: PartName): Promise<EditedPart> => {
  const [current, other] = (await currentVersions(db, storefront)).filter((one) => one.part === part);
  const record = defaultParts(getStorefront(storefront))[part];
  return {
    part,
    version: versionOf(current),
    state: current?.state ?? "RECORD",
    said: current?.said ?? record,
    published: current?.state === "DRAFT" ? (other?.said ?? record) : null,
    writtenAt: current?.writtenAt ?? null,
  };
};

/** Lets one person in at a time, and only who saw what is there now. Throws CHANGED. */
const lockPart = async (client: PoolClient, name: PartName, version: string): Promise<EditedPart> => {
  await lockStore(client, name.storefront);
  const current = await readPart(client, name);
  if (current.version !== version) throw new NotDone("CHANGED", "version");
  return current;
};

const subjectOf = ({ storefront, part }: PartName): string => `${storefront} ${part}`;

const judged = async (db: Queryable, { storefront, part }: PartName, text: string): Promise<object> => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new NotDone("INVALID", "said");
  }
  const findings: Finding[] = [];
  const note = (column: string, message: string) => findings.push({ file: "", column, message });
  const said = await judgePart(getStorefront(storefront), part, value, note);
  const pictures = said === undefined ? [] : picturesOfPart(part, said);
  const kept = await readMedia(
    db,
    pictures.map(({ image }) => image),
  );
  for (const { at, image } of pictures) if (!kept.has(image)) note(at, "is not a picture that is kept");
  if (said === undefined || findings.length > 0) throw new Refused(findings);
  return said;
};

/**
 * Keeps what an editor wrote as a draft. Answers its version.
 * Throws CHANGED where somebody else was faster, and what is wrong.
 */
export const keepPart = async (
  scope: StaffScope,
  name: PartName,
  { said: text, version }: { said: string; version: string },
): Promise<string> => {
  const { pool, clock } = scope.services;
  const said = await judged(pool, name, text);
  return inTransaction(pool, async (client) => {
    const before = await lockPart(client, name, version);
    await keepDraft(client, name, said, clock.now());
    const after = await readPart(client, name);
    await audit(scope, client, {
      subject: subjectOf(name),
      storefront: name.storefront,
      before: before.said,
      after: after.said,
      why: "A draft.",
    });
    return after.version;
  });
};

type Step = (services: StaffScope["services"], client: PoolClient, name: PartName) => Promise<boolean>;

const steps = {
  publish: { step: publishDraft as Step, why: "Published." },
  drop: { step: ((_, client, name) => dropDraft(client, name)) as Step, why: "The draft was thrown away." },
} as const;

/** Publishes a draft, or throws it away. Throws NOT_FOUND where there is none, and CHANGED. */
export const endDraft = (
  scope: StaffScope,
  name: PartName,
  { version, how }: { version: string; how: keyof typeof steps },
): Promise<void> =>
  inTransaction(scope.services.pool, async (client) => {
    const before = await lockPart(client, name, version);
    const { step, why } = steps[how];
    if (before.state !== "DRAFT" || !(await step(scope.services, client, name)))
      throw new NotDone("NOT_FOUND", "version");
    const [from, to] = how === "publish" ? [before.published, before.said] : [before.said, before.published];
    await audit(scope, client, {
      subject: subjectOf(name),
      storefront: name.storefront,
      before: from,
      after: to,
      why,
    });
  });
