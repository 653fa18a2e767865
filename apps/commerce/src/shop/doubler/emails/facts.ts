import type { Language, StorefrontCode } from "@giftshop/storefront-config";

interface Told {
  storefront: StorefrontCode;
  language: Language;
  to: string;
  /** What makes a second delivery of the same message known. */
  id: string;
  draw: string;
}

/** What an email of the draw says. Amounts in minor units of the storefront's currency. Never logged. */
export type DoublerFacts = Told &
  (
    | { kind: "entry"; receipt: string; prize: number; closesAt: Date; drawsAt: Date }
    | { kind: "winner" | "reminder"; prize: number; endsAt: Date; token: string }
    | { kind: "passedOn"; prize: number }
    | { kind: "prize"; prize: number; number: string; pin: string; expiresOn: string }
    | { kind: "result"; receipt: string; entries: number }
  );
