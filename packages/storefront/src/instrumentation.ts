import type { Instrumentation } from "next";

/**
 * Says what went wrong while a page was rendered, with the id of the request; Next itself keeps it to itself.
 */
export const onRequestError: Instrumentation.onRequestError = (error, request, { routePath }) => {
  const requestId = request.headers["x-request-id"];
  console.error(`${routePath} failed for request ${Array.isArray(requestId) ? requestId[0] : requestId}:`, error);
};
