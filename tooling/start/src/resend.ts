import { runCommerce } from "./run-commerce.ts";

/** E-mails that were refused. */
await runCommerce("resend.ts");
