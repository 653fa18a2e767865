/** What is tried while a part is down. */
export const deeds = ["page", "basket", "order", "e-mail"] as const;

export type Deed = (typeof deeds)[number];

/** What still works while one part is down and stays down, and nothing else is. */
export const expectations: Readonly<Record<string, readonly Deed[]>> = {
  "etcd-1": deeds,
  replica: deeds,
  "commerce-1": deeds,
  "worker-1": deeds,
  "cb-1": deeds,
  redis: deeds,
  prometheus: deeds,
  /** Payments are its; what is ordered waits for one that can be made. */
  sandbox: ["page", "basket"],
  pgbouncer: ["page"],
  haproxy: ["page"],
  nginx: [],
};

/** What is wrong with what worked. @param worked of what was tried */
export const judgeDown = (part: string, worked: readonly Deed[]): readonly string[] => {
  const wanted = expectations[part] ?? [];
  return wanted.filter((deed) => !worked.includes(deed)).map((deed) => `without ${part}, ${deed} does not work`);
};
