import { type ReactNode, useSyncExternalStore } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";

const subscribe = (listener: () => void): (() => void) => {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ["lang"] });
  return () => observer.disconnect();
};

const pageLanguage = () => document.documentElement.lang || "en";

/** Gives react-aria the language and direction of the page, not those of the browser. */
export const PageLocale = ({ children }: { children: ReactNode }) => {
  const locale = useSyncExternalStore(subscribe, pageLanguage, () => "en");
  return <I18nProvider locale={locale}>{children}</I18nProvider>;
};
