import { createHash } from "node:crypto";
import type { ServerResponse } from "node:http";
import type { Storefront } from "@giftshop/storefront-config";
import type { Environment } from "../../../platform/environment.ts";
import { originOf } from "../../../platform/origin-of.ts";
import { openApi } from "./openapi.ts";
import { referencePage } from "./reference-page.ts";
import { referenceScript } from "./reference-script.ts";
import { referenceStyle } from "./reference-style.ts";

const sourceOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** What the page may do: run its own script, and call its own host. */
const policy = [
  "default-src 'none'",
  `script-src ${sourceOf(referenceScript)}`,
  `style-src ${sourceOf(referenceStyle)}`,
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const end = (response: ServerResponse, type: string, body: string, more: Record<string, string> = {}): void => {
  response.writeHead(200, {
    "content-type": type,
    "content-length": Buffer.byteLength(body),
    "cache-control": "public, max-age=300",
    "x-content-type-options": "nosniff",
    ...more,
  });
  response.end(body);
};

/**
 * Answers the document and the page that is made of it, for
 * anybody; answers whether the path is one of the two.
 */
export const serveReference = (
  response: ServerResponse,
  environment: Environment,
  storefront: Storefront,
  path: string,
): boolean => {
  const server = `${originOf(environment, storefront)}${storefront.basePath}/api/v1`;
  if (path === "/openapi.json") {
    end(response, "application/json; charset=utf-8", JSON.stringify(openApi(server)), {
      "access-control-allow-origin": "*",
    });
    return true;
  }
  if (path !== "/docs" && path !== "/docs/") return false;
  end(response, "text/html; charset=utf-8", referencePage(openApi(server), server), {
    "content-security-policy": policy,
    "referrer-policy": "no-referrer",
  });
  return true;
};
