let leaving = false;

/** Whether this tab is on its way out of the account: it says nothing more about being signed out. */
export const isLeaving = (): boolean => leaving;

/** Notes that it is, or that nothing came of it. */
export const setLeaving = (is: boolean): void => {
  leaving = is;
};
