import type { ShellTexts } from "@giftshop/content";
import type { Language } from "@giftshop/storefront-config";
import type { NamedPicture, StorefrontBranding } from "@giftshop/storefront-config/branding";
import * as styles from "./footer-pictures.css.ts";

export interface FooterPicturesProps {
  branding: StorefrontBranding;
  texts: ShellTexts["footer"];
  language: Language;
}

/**
 * What the shop promises, how it is paid, who vouches for
 * it. A mark that the bottom row has is not shown twice.
 */
export const FooterPictures = ({ branding, texts, language }: FooterPicturesProps) => {
  const { footerClockIcon: clock, paymentLogos, trustMarks } = branding;
  const below = trustMarks.bottombar.map(({ kind }) => kind);
  const marks = trustMarks.general.filter(({ kind }) => !below.includes(kind));
  return (
    <div className={styles.row}>
      <p className={styles.promise}>
        <img src={clock.src} width={clock.width} height={clock.height} alt="" loading="lazy" />
        {texts.cutOff}
      </p>
      <ul className={styles.list} aria-label={texts.payment}>
        {paymentLogos.map(({ logo, labels, ...picture }) => (
          <li key={logo} className={styles.payment}>
            <Picture {...picture} label={labels[language] ?? logo} />
          </li>
        ))}
      </ul>
      <ul className={styles.list} aria-label={texts.trust}>
        {marks.map(({ kind, link, ...picture }) => (
          <li key={kind}>
            {link ? (
              <a className={styles.markLink} href={link}>
                <Picture {...picture} />
              </a>
            ) : (
              <Picture {...picture} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
};

const Picture = ({ src, width, height, label }: NamedPicture) => (
  <img className={styles.picture} src={src} width={width} height={height} alt={label} loading="lazy" />
);
