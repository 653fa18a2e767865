import { fileURLToPath } from "node:url";
import { startStorefront } from "@giftshop/storefront/server";

await startStorefront({
  brandGroup: "CB",
  port: 3000,
  publicDirectory: fileURLToPath(new URL("../public", import.meta.url)),
});
