import { type NextRequest, NextResponse } from "next/server";
import { frontDoorHeader, frontDoorKey } from "./hosting/front-door-key.ts";

/**
 * Lets nobody in but the front door, which has resolved the address and asks for
 * the page by its place in `src/app`. Whoever reaches the framework in another way,
 * as by starting the build without the front door, gets no page by such a path.
 */
export default function proxy(request: NextRequest): NextResponse {
  return request.headers.get(frontDoorHeader) === frontDoorKey()
    ? NextResponse.next()
    : new NextResponse("Pages are served by the front door.", { status: 404 });
}

export const config = { matcher: "/((?!_next/static/).*)" };
