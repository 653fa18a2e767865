import type { ReactNode } from "react";
import type { House } from "../house.ts";

/** The one heading of a message. */
export function Heading({ house, children }: { house: House; children: ReactNode }) {
  return (
    <h1
      className="ink"
      style={{ margin: "0 0 12px", fontFamily: house.headingFont, fontSize: 26, lineHeight: "32px", color: house.ink }}
    >
      {children}
    </h1>
  );
}

/** The one thing to press; a padded link, which every client shows. */
export function Action({ house, href, children }: { house: House; href: string; children: ReactNode }) {
  return (
    <p style={{ margin: "24px 0 0", textAlign: "center" }}>
      <a
        href={href}
        style={{
          display: "inline-block",
          padding: "14px 28px",
          borderRadius: house.controlRadius,
          backgroundColor: house.primary,
          color: house.onPrimary,
          fontWeight: 700,
          textDecoration: "none",
        }}
      >
        {children}
      </a>
    </p>
  );
}

/** A label above its value. A code stands left to right in every language and is set apart; other values follow the page. */
export function Fact({
  house,
  label,
  code,
  children,
}: {
  house: House;
  label: string;
  code?: boolean;
  children: ReactNode;
}) {
  return (
    <p style={{ margin: "0 0 12px" }}>
      <span className="muted" style={{ color: house.muted, fontSize: 13, lineHeight: "18px" }}>
        {label}
      </span>
      <br />
      <strong
        dir={code ? "ltr" : "auto"}
        style={{
          fontSize: code ? 20 : 16,
          letterSpacing: code ? 1 : 0,
          fontVariantNumeric: "tabular-nums",
          unicodeBidi: "isolate",
        }}
      >
        {children}
      </strong>
    </p>
  );
}
