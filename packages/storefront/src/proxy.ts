import { type NextRequest, NextResponse } from "next/server";
import { environment } from "./environment.ts";
import { routeRequest, stateHeader } from "./hosting/route-request.ts";

/** Leads each request from its host and localized path to `app/[storefront]/[language]/…`; every page passes here, so no internal path can be asked for. */
export default function proxy(request: NextRequest): NextResponse {
  const { pathname, searchParams } = new URL(request.url);
  // Signed by commerce, which knows the process and not its hosts.
  if (pathname === "/_purge") return NextResponse.rewrite(new URL("/purge/", request.url));
  const settings = environment();
  const forwarded = settings.trustProxy ? request.headers.get("x-forwarded-host") : null;
  const routing = routeRequest(
    {
      host: forwarded ?? request.headers.get("host") ?? "",
      path: pathname,
      query: searchParams,
      state: request.headers.get(stateHeader),
    },
    settings,
  );
  switch (routing.kind) {
    case "rewrite": {
      const url = request.nextUrl.clone();
      url.pathname = routing.path;
      return NextResponse.rewrite(url, { status: routing.status });
    }
    case "redirect":
      return NextResponse.redirect(new URL(routing.location, request.url), routing.status);
    case "refuse":
      return new NextResponse(routing.text, { status: routing.status });
  }
}

export const config = { matcher: "/((?!_next/static/).*)" };
