"use client";

import { useState } from "react";
import { useLate } from "../shell/late/use-late.ts";

const fetchPage = () => import("../shell/broken/broken-page.tsx").then(({ BrokenPage }) => BrokenPage);

/**
 * What is left when the document itself failed in the browser; `Recover` catches what fails within it. The framework asks for a
 * default export. Its own page, in English and in a look of its own, would be part of every page's first load.
 */
export default function GlobalError() {
  // Read while the failed document is still there: this one takes its place.
  const [{ lang, dir, theme, language }] = useState(() => {
    const { lang, dir, dataset } = document.documentElement;
    return { lang, dir, theme: dataset.theme, language: dataset.language };
  });
  const Page = useLate(true, fetchPage);
  return (
    <html lang={lang} dir={dir} data-theme={theme} data-language={language}>
      <body>{Page && <Page language={language} />}</body>
    </html>
  );
}
