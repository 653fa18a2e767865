import { fileURLToPath } from "node:url";
import { startStorefront } from "@giftshop/storefront/server";

await startStorefront({
  brandGroup: "GCS",
  port: 3002,
  publicDirectory: fileURLToPath(new URL("../public", import.meta.url)),
});
