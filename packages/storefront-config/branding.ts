export { brandingOf } from "./src/branding/branding-of.ts";
export type { HeaderLogo, NamedPicture, Picture } from "./src/branding/picture.ts";
export { isDrawn, signShare } from "./src/branding/sign-share.ts";
export { type SocialLink, type SocialNetwork, socialNetworks } from "./src/branding/social-links.ts";
export type { OrganizationStructuredData } from "./src/branding/structured-data.ts";
export { type TrustMark, type TrustMarkKind, type TrustMarks, trustMarkKinds } from "./src/branding/trust-mark.ts";
export type { Decoration, DoublerImages, PaymentLogoPicture, StorefrontBranding } from "./src/branding/types.ts";
