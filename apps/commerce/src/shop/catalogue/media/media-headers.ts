/** Pictures are named by their content, so a name may be kept for ever; its hash is its version. */
export const mediaHeaders = (name: string) => ({
  "content-type": "image/svg+xml",
  "cache-control": "public, max-age=31536000, immutable",
  "content-security-policy": "default-src 'none'; img-src data:; style-src 'unsafe-inline'",
  "x-content-type-options": "nosniff",
  etag: `"${name}"`,
});
