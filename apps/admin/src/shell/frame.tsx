import { Button } from "@giftshop/ui-kit/button";
import { ChevronDownIcon } from "@giftshop/ui-kit/icon";
import { SkipLink } from "@giftshop/ui-kit/skip-link";
import { type ReactNode, useState } from "react";
import { useSession } from "../graphql/session.tsx";
import { useWords } from "../words/words.tsx";
import * as styles from "./frame.css.ts";
import { Go } from "./go.tsx";
import { Palette, usePalette } from "./palette.tsx";
import { usePath } from "./path.tsx";
import { placesFor } from "./places.ts";

const isHere = (path: string, href: string): boolean =>
  path === href || (href !== "/" ? path.startsWith(`${href}/`) : path.startsWith("/orders/"));

/** What stands around every page: where one can go, who is signed in, and what is done by the keyboard. */
export const Frame = ({ children }: { children: ReactNode }) => {
  const { t, language, speak } = useWords();
  const { email, may, signOut } = useSession();
  const { path } = usePath();
  const palette = usePalette();
  // Whoever has gone somewhere wants to see it: what was opened elsewhere is closed.
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === path;
  const here = placesFor(may).find(({ href }) => isHere(path, href));
  return (
    <div className={styles.frame}>
      <SkipLink href="#content">{t("skip")}</SkipLink>
      <header className={styles.head}>
        <span className={styles.name}>{t("name")}</span>
        <Button
          className={styles.opener}
          variant="secondary"
          size="small"
          aria-label={[t("pages"), here && t(`place.${here.name}`)].filter(Boolean).join(": ")}
          iconEnd={<ChevronDownIcon />}
          aria-expanded={open}
          aria-controls="places"
          onClick={() => setOpenAt(open ? undefined : path)}
        >
          {here ? t(`place.${here.name}`) : t("pages")}
        </Button>
        <div className={styles.sheet} id="places" data-open={open || undefined}>
          <nav aria-label={t("pages")}>
            <ul className={styles.places}>
              {placesFor(may).map(({ name, href }) => (
                <li key={name}>
                  <Go className={styles.place} href={href} aria-current={isHere(path, href) ? "page" : undefined}>
                    {t(`place.${name}`)}
                  </Go>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.foot}>
            <Button variant="secondary" size="small" onClick={palette.show}>
              {t("palette.open")} <kbd className={styles.key}>Ctrl K</kbd>
            </Button>
            <span className={styles.person}>{email}</span>
            <Button
              variant="quiet"
              size="small"
              onClick={() => speak(language === "en" ? "nl" : "en")}
              lang={language === "en" ? "nl" : "en"}
            >
              {language === "en" ? "Nederlands" : "English"}
            </Button>
            <Button variant="quiet" size="small" onClick={signOut}>
              {t("signOut")}
            </Button>
          </div>
        </div>
      </header>
      <main className={styles.content} id="content" tabIndex={-1}>
        {children}
      </main>
      <Palette open={palette.open} onClose={palette.hide} />
    </div>
  );
};
