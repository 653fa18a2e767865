/**
 * Logs out by what is fetched for it. Answers false, too, where that is out of reach.
 *
 * @param next where one goes on then (`afterLogOut`)
 */
export const logOutLate = async (next: string): Promise<boolean> => {
  try {
    const { logOut } = await import("./log-out.ts");
    return await logOut(next);
  } catch {
    return false;
  }
};
