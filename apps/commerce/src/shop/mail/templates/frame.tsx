import type { Storefront } from "@giftshop/storefront-config";
import { addressOnOneLine } from "@giftshop/storefront-config/address-lines";
import type { ReactNode } from "react";
import type { House } from "../house.ts";

interface FrameProps {
  storefront: Storefront;
  house: House;
  language: string;
  direction: "ltr" | "rtl";
  subject: string;
  /** The line that a mailbox shows beside the subject. */
  preview: string;
  /** Address of the shop's home page. */
  home: string;
  /** Address of the shop's sign, PNG; the same for everybody, so that it tells nobody who has opened what. */
  sign: string;
  why: string;
  help: string;
  children: ReactNode;
}

/**
 * Rules for clients that know dark mode; everything else is
 * written into the elements, which all clients keep.
 */
const styles = ({ dark }: House) => `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .surface { background-color: ${dark.surface} !important; }
  .card { background-color: ${dark.card} !important; }
  .ink { color: ${dark.ink} !important; }
  .muted { color: ${dark.muted} !important; }
}
@media (max-width: 479px) { .pad { padding-left: 20px !important; padding-right: 20px !important; } }`;

/** Width and height of the shop's sign, pixels. */
const signSize = 52;

/**
 * One column of 560 pixels at most, in the look of the storefront, made of tables, as mail clients lay out by
 * them.
 */
export const Frame = ({
  storefront,
  house,
  language,
  direction,
  subject,
  preview,
  home,
  sign,
  why,
  help,
  children,
}: FrameProps) => {
  const { organisation, country } = storefront;
  return (
    <html lang={language} dir={direction}>
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{subject}</title>
        <style>{styles(house)}</style>
      </head>
      <body
        className="surface"
        style={{ margin: 0, padding: 0, backgroundColor: house.surface, fontFamily: house.font }}
      >
        <div style={{ display: "none", maxHeight: 0, overflow: "hidden" }}>{preview}</div>
        <table
          role="presentation"
          width="100%"
          cellPadding={0}
          cellSpacing={0}
          className="surface"
          style={{ backgroundColor: house.surface }}
        >
          <tbody>
            <tr>
              <td align="center" style={{ padding: "24px 12px" }}>
                <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={{ maxWidth: 560 }}>
                  <tbody>
                    <tr>
                      <td style={{ padding: "0 0 16px", textAlign: "center" }}>
                        <a
                          href={home}
                          className="ink"
                          style={{
                            color: house.ink,
                            fontFamily: house.headingFont,
                            fontSize: 24,
                            fontWeight: 700,
                            textDecoration: "none",
                          }}
                        >
                          <img
                            src={sign}
                            alt=""
                            width={signSize}
                            height={signSize}
                            style={{ verticalAlign: "middle", marginInlineEnd: 12, borderRadius: house.radius / 2 }}
                          />
                          {storefront.name}
                        </a>
                      </td>
                    </tr>
                    <tr>
                      <td
                        className="card pad ink"
                        style={{
                          backgroundColor: house.card,
                          borderRadius: house.radius,
                          border: `1px solid ${house.line}`,
                          padding: "32px 40px",
                          color: house.ink,
                          fontSize: 16,
                          lineHeight: "24px",
                        }}
                      >
                        {children}
                      </td>
                    </tr>
                    <tr>
                      <td
                        className="muted"
                        style={{
                          padding: "20px 8px",
                          color: house.muted,
                          fontSize: 13,
                          lineHeight: "20px",
                          textAlign: "center",
                        }}
                      >
                        {help}
                        <br />
                        {why}
                        <br />
                        <bdi>
                          {organisation.legalName}, {addressOnOneLine({ ...organisation, countryCode: country })}
                        </bdi>
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
};
