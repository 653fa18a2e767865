import { forgetDue } from "../admin/retention/forget-due.ts";
import { modules } from "../entries/modules.ts";

/** Forgets what any module says is over by now, as each night does. */
export const forgetNightly = (
  services: Parameters<typeof forgetDue>[0],
  most?: number,
): Promise<Record<string, number>> => forgetDue(services, modules, "night", most);
