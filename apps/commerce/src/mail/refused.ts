/** Whether the mail server said no for good (a code from 500, RFC 5321): another try would hear the same. */
export function isRefusedForGood(error: unknown): boolean {
  return error instanceof Error && "responseCode" in error && Number(error.responseCode) >= 500;
}
