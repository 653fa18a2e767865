import { createHash } from "node:crypto";
import { getStorefront, type StorefrontCode } from "@giftshop/storefront-config";
import { inTransaction, type Queryable } from "../../platform/database/index.ts";
import { markEdited } from "../../shop/catalogue/import/edited.ts";
import { type Shelf, writeShelf } from "../../shop/catalogue/import/import-catalogue.ts";
import { lockCatalogue } from "../../shop/catalogue/import/lock-catalogue.ts";
import { mediaHash, readMedia } from "../../shop/catalogue/import/media.ts";
import { audit, type StaffScope } from "../staff/api/scope.ts";
import { Refused as NotDone } from "../staff/refused.ts";
import { checkShelf } from "./checking/check-catalogue.ts";
import { type Finding, Misuse, Refused } from "./checking/finding.ts";
import { createJudge } from "./checking/judge.ts";
import { readStoredProducts, readStoredShelf } from "./stored-catalogue.ts";

/** A shelf as an editor has it: pictures by their names. */
type Written = Omit<Shelf, "extras"> & {
  extras: readonly (Omit<Shelf["extras"][number], "imageSvg"> & { image: string })[];
};

/** What stands around the products, and what a change of it has to name. */
export interface EditedShelf {
  version: string;
  shelf: Written;
}

const parts = ["categories", "extras", "searchTerms", "searchHighlights"] as const;

/** Categories, wrappers, packings and search suggestions of a storefront. */
export const readShelf = async (db: Queryable, storefront: StorefrontCode): Promise<EditedShelf> => {
  const { extras, ...rest } = await readStoredShelf(db, storefront);
  const shelf = { ...rest, extras: extras.map(({ imageSvg, ...extra }) => ({ ...extra, image: mediaHash(imageSvg) })) };
  const version = createHash("sha256").update(JSON.stringify(shelf)).digest("hex").slice(0, 24);
  return { version, shelf };
};

const read = (text: string): Written => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new NotDone("INVALID", "shelf");
  }
  const shelf = Object(value);
  const lists = parts.filter((name) => name !== "searchTerms").every((name) => Array.isArray(shelf[name]));
  if (!lists || typeof shelf.searchTerms !== "object") throw new NotDone("INVALID", "shelf");
  return shelf;
};

const judged = async (db: Queryable, code: StorefrontCode, { extras, ...rest }: Written): Promise<Shelf> => {
  const svgOf = await readMedia(
    db,
    extras.map(({ image }) => image),
  );
  const shelf = {
    ...rest,
    extras: extras.map(({ image, ...extra }) => ({ ...extra, imageSvg: svgOf.get(image) ?? "" })),
  };
  const sold = new Set((await readStoredProducts(db, code)).map(({ brand }) => brand.slug));
  const findings: Finding[] = [];
  const note = (column: string, message: string) => findings.push({ file: "", column, message });
  checkShelf(createJudge(), shelf, { storefront: getStorefront(code), sells: (brand) => sold.has(brand) }, note);
  shelf.extras.forEach(({ imageSvg }, index) => {
    if (imageSvg === "") note(`extras[${index}].image`, "is not a picture that is kept");
  });
  if (findings.length > 0) throw new Refused(findings);
  return shelf;
};

/**
 * Keeps what stands around the products. Answers its version. Throws
 * CHANGED where somebody else was faster, and what is wrong as findings.
 */
export const keepShelf = async (
  scope: StaffScope,
  { storefront, shelf: text, version }: { storefront: StorefrontCode; shelf: string; version: string },
): Promise<string> => {
  const { services } = scope;
  const wanted = read(text);
  const shelf = await judged(services.pool, storefront, wanted);
  return inTransaction(services.pool, async (client) => {
    await lockCatalogue(client);
    const before = await readShelf(client, storefront);
    if (before.version !== version) throw new NotDone("CHANGED", "version");
    await markEdited(client, storefront, "CATALOGUE", services.clock.now());
    await writeShelf(services, client, { storefront, ...shelf });
    const after = await readShelf(client, storefront);
    const kept = after.shelf.categories.find(({ slug }) => !wanted.categories.some((one) => one.slug === slug));
    if (kept !== undefined)
      throw new Misuse(`"${kept.slug}" still has products: put them into another category first.`);
    const changed = parts.filter((name) => JSON.stringify(before.shelf[name]) !== JSON.stringify(after.shelf[name]));
    const pick = (one: Written) => Object.fromEntries(changed.map((name) => [name, one[name]]));
    await audit(scope, client, {
      subject: `${storefront} shelf`,
      storefront,
      before: pick(before.shelf),
      after: pick(after.shelf),
      why: "Edited.",
    });
    return after.version;
  });
};
