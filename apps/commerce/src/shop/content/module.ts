import { defineModule } from "../../platform/module.ts";
import { sharedPageRoute } from "./share/shared-page-route.ts";

/** What is written rather than sold: pages, posts and blocks, each in its languages, draft and published. */
export const content = defineModule({
  name: "content",
  migrations: "shop/content/migrations",
  schema: () => import("./schema.ts"),
  routes: [sharedPageRoute],
});
