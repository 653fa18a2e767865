import type { Environment } from "../src/environment.ts";

/**
 * Headers of the build's scripts, styles and faces, and of pictures. What else
 * is said below is said of documents, and each file would carry it in vain.
 */
export const fileHeaders: readonly string[] = ["x-content-type-options", "nosniff"];

/** Headers of every other answer. Transport security is promised only where the public origins are https. */
export const securityHeaders = ({ originPattern }: Pick<Environment, "originPattern">): readonly string[] => [
  "x-content-type-options",
  "nosniff",
  "referrer-policy",
  "strict-origin-when-cross-origin",
  "cross-origin-opener-policy",
  "same-origin",
  "permissions-policy",
  "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  ...(originPattern.startsWith("https:") ? ["strict-transport-security", "max-age=63072000; includeSubDomains"] : []),
];
