import { chmod, chown, lchown, mkdir, readdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Problem } from "../problem.ts";

/** Who runs PostgreSQL. It refuses to run as root, so root lends it the powerless user "nobody". */
export interface Identity {
  readonly uid: number;
  readonly gid: number;
}

/** The identity to take on, or undefined when the present one will do. */
export const serverIdentity = (): Identity | undefined =>
  process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : undefined;

/**
 * Whether everybody may walk down to this folder, or run this program:
 * each folder above it, and itself, has the "execute" bit for others.
 */
export const isOpenToAll = async (folder: string): Promise<boolean> => {
  for (let here = folder; ; here = dirname(here)) {
    const found = await stat(here).catch(() => undefined);
    if (found !== undefined && (found.mode & 0o001) === 0) return false;
    if (here === dirname(here)) return true;
  }
};

/**
 * Makes a folder that the server's user may walk through,
 * whatever the umask of this one takes from the folders it makes.
 */
export const makeWay = async (folder: string): Promise<void> => {
  const first = await mkdir(folder, { recursive: true });
  if (serverIdentity() === undefined) return;
  for (let here = folder; ; here = dirname(here)) {
    await chmod(here, (await stat(here)).mode | 0o011);
    if (first === undefined || here === first || here === dirname(here)) return;
  }
};

/** Lets everybody read what a folder holds, and run what its owner may run of it. */
export const openToAll = async (folder: string): Promise<void> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => !entry.isSymbolicLink())
    .map(({ parentPath, name }) => join(parentPath, name));
  for (const path of [folder, ...paths]) {
    const { mode } = await stat(path);
    await chmod(path, mode | ((mode & 0o100) === 0 ? 0o044 : 0o055));
  }
};

/**
 * Makes sure that the server may own this folder: PostgreSQL insists on
 * owning its data. Root can give it away; anybody else can only be told.
 * @throws Problem when it belongs to another user and this one cannot change that.
 */
export const claim = async (folder: string): Promise<void> => {
  const owner = serverIdentity() ?? { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  const { uid } = await stat(folder);
  if (uid === owner.uid) return;
  if (process.getuid?.() !== 0) {
    throw new Problem(`${folder} belongs to another user of this machine: start as that user, or remove the folder.`);
  }
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await lchown(join(entry.parentPath, entry.name), owner.uid, owner.gid);
  }
  await chown(folder, owner.uid, owner.gid);
};
