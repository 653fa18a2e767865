import { codeOf, Problem, reasonOf } from "../problem.ts";

const otherUser = "this user may not write there; start as the user it belongs to, or give it to this one";
const noRoom = "the disk is full, or this user's share of it; make room and start again";
const noFolder = "something that is no folder stands in its way; move that away";

const reasons: Readonly<Record<string, string>> = {
  EACCES: otherUser,
  EPERM: otherUser,
  EROFS: "it lies on a disk that is mounted read-only; move the repository to one that takes changes",
  ENOSPC: noRoom,
  EDQUOT: noRoom,
  EEXIST: noFolder,
  ENOTDIR: noFolder,
};

/**
 * Does work in a folder. @throws Problem that names the
 * path and says what to do when the folder takes nothing.
 */
export const writingIn = async <Result>(folder: string, work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    const reason = error instanceof Problem ? undefined : reasons[codeOf(error) ?? ""];
    if (reason === undefined) throw error;
    throw new Problem(`${folder} cannot be written: ${reason} (${reasonOf(error)}).`);
  }
};
