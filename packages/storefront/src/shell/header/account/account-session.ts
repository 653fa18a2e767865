/** Somebody is logged in. */
export interface AccountSession {
  /** Logging out is in progress. */
  leaving: boolean;
  logOut(): void;
}

/** What the header knows of who is there. It asks nobody: whoever knows tells it. */
export interface AccountSessions {
  current(): AccountSession | undefined;
  subscribe(listener: () => void): () => void;
  /** `undefined`: nobody is logged in. */
  tell(session: AccountSession | undefined): void;
}

/** Begins with nobody. */
export const createAccountSessions = (): AccountSessions => {
  const listeners = new Set<() => void>();
  let told: AccountSession | undefined;
  return {
    current: () => told,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell(session) {
      told = session;
      for (const listener of listeners) listener();
    },
  };
};

/** The sessions of this page. */
export const pageSessions = createAccountSessions();
