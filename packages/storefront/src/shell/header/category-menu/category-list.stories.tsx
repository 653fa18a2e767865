import { sampleFaces } from "@giftshop/ui-kit/sample-faces";
import type { Meta, StoryObj } from "@storybook/react";
import { expect, userEvent, within } from "storybook/test";
import type { MenuCategory } from "./ask-categories.ts";
import { CategoryList } from "./category-list.tsx";
import { CategorySkeleton } from "./category-skeleton.tsx";

const faces = Object.values(sampleFaces);
const titles = [
  "Fashion",
  "Beauty",
  "Books",
  "Restaurants",
  "Cinema & theatre",
  "Kino- und Theaterveranstaltungen",
  "Wellness",
];
const names = ["Café Noir", "Grünwerk", "Plume & Cie", "Die Genussmanufaktur am Alten Marktplatz"];

const categories: readonly MenuCategory[] = titles.map((title, place) => ({
  id: title,
  title,
  path: `category-${place}`,
  topList: names.map((name, index) => ({
    id: name,
    title: place === 0 ? name : `${name} ${place}`,
    path: `card-${index}`,
    image: { url: faces[(place + index) % faces.length]?.src ?? "" },
    backgroundColor: ["#F9D9C2", "#DDEBDD", "#DCDCF2", "#FCE6B8"][index] ?? "#FFFFFF",
  })),
}));

const meta = {
  title: "storefront/Category list",
  component: CategoryList,
  args: {
    categories,
    allText: "View all gift vouchers in this category",
    links: { category: "#category/{path}", product: "#product/{path}" },
  },
} satisfies Meta<typeof CategoryList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Focus shows a category's products; arrows lead down the list, into the products and back. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("link", { name: "Fashion" }).focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("link", { name: "Beauty" })).toHaveFocus();
    if (!matchMedia("(min-width: 1024px)").matches) return;
    await expect(canvas.getByRole("link", { name: "Café Noir 1" })).toHaveAttribute("href", "#product/card-0");
    await userEvent.keyboard("{ArrowRight}{ArrowDown}");
    await expect(canvas.getByRole("link", { name: "Grünwerk 1" })).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("link", { name: "Beauty" })).toHaveFocus();
  },
};

export const Waiting: Story = { render: () => <CategorySkeleton label="Loading categories…" /> };
