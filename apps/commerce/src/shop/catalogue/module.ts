import { defineModule } from "../../platform/module.ts";
import { cardColumnRoute, faceSheetRoute } from "./media/face-sheet-route.ts";
import { mediaRoute } from "./media/media-route.ts";
import { shareRoute } from "./media/share-route.ts";
import { rankByOrders } from "./rank/rank-by-orders.ts";
import { purgeQueue } from "./stock/purge.ts";
import { purgeJob } from "./stock/purge-worker.ts";

const ranking = "catalogue.rank";

/** What each storefront sells, its stock and its pictures. */
export const catalogue = defineModule({
  name: "catalogue",
  migrations: "shop/catalogue/migrations",
  schema: () => import("./schema.ts"),
  routes: [faceSheetRoute, cardColumnRoute, shareRoute, mediaRoute],
  queues: [purgeQueue, { name: ranking, retryLimit: 2, expireInSeconds: 900, policy: "singleton" }],
  jobs: [purgeJob, { queue: ranking, schedule: "20 2 * * *", work: (services) => rankByOrders(services) }],
});
