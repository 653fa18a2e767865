import { defineModule } from "../../platform/module.ts";
import { cardColumnRoute, faceSheetRoute } from "./media/face-sheet-route.ts";
import { mediaRoute } from "./media/media-route.ts";
import { shareRoute } from "./media/share-route.ts";
import { purgeQueue } from "./stock/purge.ts";
import { purgeJob } from "./stock/purge-worker.ts";

/** What each storefront sells, its stock and its pictures. */
export const catalogue = defineModule({
  name: "catalogue",
  migrations: "shop/catalogue/migrations",
  schema: () => import("./schema.ts"),
  routes: [faceSheetRoute, cardColumnRoute, shareRoute, mediaRoute],
  queues: [purgeQueue],
  jobs: [purgeJob],
});
