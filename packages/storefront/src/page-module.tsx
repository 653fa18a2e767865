import { pageModulesWith } from "./page-modules.tsx";
import { headers } from "./shell/header/headers.ts";

/** What Next wants of a page.tsx, made of a view, whichever frame is around it. */
export const pageModule = pageModulesWith(headers);
