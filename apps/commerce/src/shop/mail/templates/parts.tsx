import type { ReactNode } from "react";
import type { House } from "../house.ts";

/** The one heading of a message. */
export const Heading = ({ house, children }: { house: House; children: ReactNode }) => (
  <h1
    className="ink"
    style={{ margin: "0 0 12px", fontFamily: house.headingFont, fontSize: 26, lineHeight: "32px", color: house.ink }}
  >
    {children}
  </h1>
);

interface PictureProps {
  cid: string;
  alt: string;
}

/** As wide as the column; `height` keeps its room until it has come. */
const Picture = ({ cid, alt, height }: PictureProps & { height: number }) => (
  <img
    src={`cid:${cid}`}
    alt={alt}
    width={480}
    height={height}
    style={{ display: "block", width: "100%", maxWidth: 480, height: "auto", margin: "0 auto", borderRadius: 18 }}
  />
);

/** A picture that comes with the message, in the shape of a card. */
export const CardPicture = (props: PictureProps) => <Picture {...props} height={303} />;

/** A gift in what it comes in, on its stage. */
export const WrappingPicture = (props: PictureProps) => <Picture {...props} height={415} />;

/** What somebody wrote by hand, line breaks kept. */
export const Note = ({ house, title, text }: { house: House; title: string; text: string }) => (
  <div style={{ margin: "24px 0 0", paddingInlineStart: 16, borderInlineStart: `4px solid ${house.primary}` }}>
    <p className="muted" style={{ margin: 0, color: house.muted, fontSize: 13 }}>
      {title}
    </p>
    <p dir="auto" style={{ margin: "4px 0 0", fontSize: 18, lineHeight: "26px", whiteSpace: "pre-line" }}>
      {text}
    </p>
  </div>
);

/** The one thing to press; a padded link, which every client shows. */
export const Action = ({ house, href, children }: { house: House; href: string; children: ReactNode }) => (
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

/** A label above its value; a code stands left to right in every language and is set apart. */
export const Fact = ({
  house,
  label,
  code,
  children,
}: {
  house: House;
  label: string;
  code?: boolean;
  children: ReactNode;
}) => (
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
