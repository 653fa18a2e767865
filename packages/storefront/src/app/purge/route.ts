import { revalidateTag } from "next/cache";
import { environment } from "../../environment.ts";
import { createPurgeVerifier } from "../../purge/verify-purge.ts";

let verify: ReturnType<typeof createPurgeVerifier> | undefined;

/** Ends Next's entries of the tags in a call that commerce signed. The front door passes the call on as it came. */
export async function POST(request: Request): Promise<Response> {
  verify ??= createPurgeVerifier(environment().signingSecret);
  const verdict = verify({
    timestamp: request.headers.get("x-timestamp") ?? undefined,
    signature: request.headers.get("x-signature") ?? undefined,
    body: await request.text(),
  });
  if (!verdict.ok) return Response.json({ error: verdict.reason }, { status: verdict.status });
  for (const tag of verdict.tags) revalidateTag(tag, { expire: 0 });
  return Response.json({ tags: verdict.tags.length });
}
