type Tone = "neutral" | "success" | "warning" | "danger" | "info";

const tones: Readonly<Record<string, Tone>> = {
  PENDING: "info",
  OPEN: "info",
  CREATED: "info",
  WAITING: "info",
  PREPARING: "info",
  DRAFT: "warning",
  PUBLISHED: "success",
  PAID: "success",
  FULFILLING: "success",
  COMPLETED: "success",
  SENT: "success",
  ACTIVE: "success",
  REFUNDED: "success",
  CANCELED: "neutral",
  EXPIRED: "neutral",
  WITHDRAWN: "neutral",
  BLOCKED: "warning",
  REFUSED: "danger",
  FAILED: "danger",
  MISMATCHED: "danger",
};

/** How a state looks: by what it asks of somebody. */
export const toneOf = (state: string): Tone => tones[state] ?? "neutral";
