"use client";

import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { MenuCategory } from "./ask-categories.ts";
import { CategoryItem, type CategoryItemProps } from "./category-item.tsx";
import * as styles from "./category-menu.css.ts";
import { moveFocus } from "./move-focus.ts";

/**
 * Time in ms that a pointer must stay on another category,
 * so that one on its way to a product does not change them.
 */
const settle = 90;

const followKey = (event: KeyboardEvent<HTMLUListElement>): void => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (moveFocus(event.key, event.currentTarget)) event.preventDefault();
};

export interface CategoryListProps extends Pick<CategoryItemProps, "links" | "allText"> {
  categories: readonly MenuCategory[];
}

/**
 * The categories and, where there is room, the top products of the one that
 * is pointed at or has focus. Arrow keys lead through it (`moveFocus`).
 */
export const CategoryList = ({ categories, allText, links }: CategoryListProps) => {
  const [shown, setShown] = useState(categories[0]?.id);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keepShown = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const showSoon = (id: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(id), settle);
  };
  return (
    <div className={styles.browser}>
      <ul
        className={styles.list}
        style={{ gridTemplateRows: `repeat(${Math.ceil(categories.length / 2)}, auto)` }}
        onKeyDown={followKey}
      >
        {categories.map((category) => (
          <CategoryItem
            key={category.id}
            category={category}
            shown={category.id === shown}
            onPoint={() => showSoon(category.id)}
            onReach={() => setShown(category.id)}
            onEnterPane={keepShown}
            allText={allText}
            links={links}
          />
        ))}
      </ul>
    </div>
  );
};
