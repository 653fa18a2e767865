import { type NextRequest, NextResponse } from "next/server";
import { frontDoorHeader, frontDoorKey } from "./hosting/front-door-key.ts";

/**
 * Lets in the front door alone, which resolves addresses to places in `src/app`: a build started without it
 * gives nobody a page by such a path.
 */
export default function proxy(request: NextRequest): NextResponse {
  return request.headers.get(frontDoorHeader) === frontDoorKey()
    ? NextResponse.next()
    : new NextResponse("Pages are served by the front door.", { status: 404 });
}

export const config = { matcher: "/((?!_next/static/).*)" };
