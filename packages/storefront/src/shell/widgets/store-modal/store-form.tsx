"use client";

import type { WidgetTexts } from "@giftshop/content";
import { Button } from "@giftshop/ui-kit/button";
import { Stack } from "@giftshop/ui-kit/layout";
import { LazySearchSelect } from "@giftshop/ui-kit/search-select/lazy";
import { SelectNative } from "@giftshop/ui-kit/select-native";
import { TextField } from "@giftshop/ui-kit/text-field";
import { type SubmitEvent, useId, useState } from "react";
import { SchemeChoice } from "../scheme/scheme-choice.tsx";
import { currentLanguage } from "../stores/current-language.ts";
import { pageAlternates } from "../stores/page-alternates.ts";
import {
  chooseCountry,
  destinationOf,
  isComplete,
  type PageLinks,
  type Store,
  type StoreChoice,
  storeOf,
} from "../stores/store.ts";
import { goTo } from "./go-to.ts";

export interface StoreFormProps {
  texts: WidgetTexts["stores"];
  stores: readonly Store[];
  here: PageLinks;
  /** Called before the page of the choice is loaded. */
  onApplied(): void;
}

/**
 * Country, language and currency: the language follows the country
 * and is chosen where there are several, the currency follows too.
 */
export const StoreForm = ({ texts, stores, here, onApplied }: StoreFormProps) => {
  const hint = useId();
  const [choice, setChoice] = useState<StoreChoice>(() => ({
    country: here.country,
    language: currentLanguage(stores, here),
  }));
  const store = storeOf(stores, choice.country);
  const languages = store?.languages ?? [];
  const chooseLanguage = (value: string) => {
    const language = languages.find((known) => known.language === value)?.language;
    if (language) setChoice((before) => ({ ...before, language }));
  };
  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const page = { ...here, links: [...here.links, ...pageAlternates()] };
    const destination = destinationOf(stores, page, choice);
    onApplied();
    if (destination !== undefined) goTo(destination);
  };
  return (
    <form onSubmit={apply} aria-describedby={hint}>
      <Stack gap={4}>
        <p id={hint}>{texts.hint}</p>
        <LazySearchSelect
          autoComplete="country"
          label={texts.country}
          placeholder={texts.country}
          searchLabel={texts.countrySearch}
          emptyLabel={texts.countryEmpty}
          options={stores.map(({ country, name }) => ({ id: country, label: name, keywords: [country] }))}
          value={choice.country}
          error={store ? undefined : texts.countryRequired}
          onChange={(country) => setChoice((before) => chooseCountry(stores, country) ?? before)}
          required
        />
        <SelectNative
          label={texts.language}
          options={languages.map(({ language, name }) => ({ id: language, label: name, lang: language }))}
          value={choice.language ?? ""}
          error={choice.language ? undefined : texts.languageRequired}
          onChange={({ target }) => chooseLanguage(target.value)}
          disabled={languages.length < 2}
          required
        />
        <TextField
          label={texts.currency}
          value={store?.currency ?? ""}
          error={store ? undefined : texts.currencyRequired}
          readOnly
        />
        <Button type="submit" block disabled={!isComplete(stores, choice)}>
          {texts.apply}
        </Button>
        <SchemeChoice texts={texts.scheme} />
      </Stack>
    </form>
  );
};
