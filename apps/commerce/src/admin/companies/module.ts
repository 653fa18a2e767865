import { defineModule } from "../../platform/module.ts";

/** What companies may owe, and what they do. */
export const companies = defineModule({ name: "staff-companies", staffSchema: () => import("./companies.ts") });
