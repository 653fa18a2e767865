import { fileURLToPath } from "node:url";
import { startStorefront } from "@giftshop/storefront/server";

await startStorefront({
  brandGroup: "CK",
  port: 3001,
  publicDirectory: fileURLToPath(new URL("../public", import.meta.url)),
});
