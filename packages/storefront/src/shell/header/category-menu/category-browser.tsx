"use client";

import { useEffect, useState } from "react";
import { askCategories, type MenuCategory } from "./ask-categories.ts";
import { CategoryList, type CategoryListProps } from "./category-list.tsx";
import { CategorySkeleton } from "./category-skeleton.tsx";

export interface CategoryBrowserProps extends Pick<CategoryListProps, "links"> {
  texts: { inCategory: string; loading: string };
}

/**
 * Asks for the categories and shows them; nothing where
 * they cannot be had: the link to all of them stands below.
 */
export const CategoryBrowser = ({ texts, links }: CategoryBrowserProps) => {
  const [categories, setCategories] = useState<readonly MenuCategory[]>();
  useEffect(() => {
    askCategories().then(setCategories, () => setCategories([]));
  }, []);
  if (!categories) return <CategorySkeleton label={texts.loading} />;
  return categories.length > 0 && <CategoryList categories={categories} allText={texts.inCategory} links={links} />;
};
