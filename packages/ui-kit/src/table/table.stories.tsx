import type { Meta, StoryObj } from "@storybook/react";
import { type ComponentProps, useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Badge } from "../badge/badge.tsx";
import { Price } from "../price/price.tsx";
import { Table, type TableColumn, type TableSort } from "./table.tsx";

interface Order {
  number: string;
  day: string;
  state: string;
  total: number;
}

const orders: Order[] = [
  { number: "FR-100284", day: "2026-11-19", state: "On its way", total: 5395 },
  { number: "FR-100191", day: "2026-10-02", state: "Delivered", total: 2500 },
  { number: "FR-099870", day: "2026-06-30", state: "Delivered", total: 15000 },
];

const columns: TableColumn<Order>[] = [
  { id: "number", label: "Order", cell: ({ number }) => number, rowHeader: true },
  { id: "day", label: "Date", cell: ({ day }) => day, sortable: true },
  { id: "state", label: "State", cell: ({ state }) => <Badge tone="success">{state}</Badge> },
  {
    id: "total",
    label: "Total",
    cell: ({ total }) => <Price value={total} currency="EUR" locale="fr-FR" />,
    align: "end",
    sortable: true,
  },
];

const Sorted = ({ rows, onSort, ...rest }: ComponentProps<typeof Table<Order>>) => {
  const [sort, setSort] = useState<TableSort>({ column: "day", direction: "descending" });
  const key = sort.column === "total" ? ({ total }: Order) => total : ({ day }: Order) => Date.parse(day);
  const sign = sort.direction === "ascending" ? 1 : -1;
  return (
    <Table
      {...rest}
      rows={rows.toSorted((a, b) => sign * (key(a) - key(b)))}
      sort={sort}
      onSort={(wish) => {
        setSort(wish);
        onSort?.(wish);
      }}
    />
  );
};

const meta = {
  title: "ui-kit/Table",
  component: Table<Order>,
  args: { caption: "Your orders", columns, rows: orders, rowKey: ({ number }) => number, onSort: fn() },
  render: (args) => <Sorted {...args} />,
} satisfies Meta<typeof Table<Order>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A second press on the same head turns the order round. */
export const OnDesktop: Story = {
  globals: { viewport: { value: "desk" } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Total" }));
    await expect(args.onSort).toHaveBeenLastCalledWith({ column: "total", direction: "ascending" });
    await expect(canvas.getAllByRole("rowheader")[0]).toHaveTextContent("FR-100191");
    canvas.getByRole("button", { name: "Total" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("columnheader", { name: "Total" })).toHaveAttribute("aria-sort", "descending");
    await expect(canvas.getAllByRole("rowheader")[0]).toHaveTextContent("FR-099870");
  },
};

/** What orders the rows is there as well; the other heads stand in the cards. */
export const StackedOnAPhone: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("State", { selector: "th" })).not.toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Total" }));
    await expect(args.onSort).toHaveBeenLastCalledWith({ column: "total", direction: "ascending" });
    await expect(canvas.getAllByRole("rowheader")[0]).toHaveTextContent("FR-100191");
  },
};
export const ScrollingOnAPhone: Story = { args: { phone: "scroll", captionHidden: true } };
export const Empty: Story = { args: { rows: [], empty: "You have not ordered anything yet." } };
export const Arabic: Story = {
  globals: { language: "ar", theme: "GCS", viewport: { value: "tablet" } },
  args: {
    caption: "طلباتك",
    columns: columns.map((column, index) => ({
      ...column,
      label: ["الطلب", "التاريخ", "الحالة", "المجموع"][index] ?? "",
    })),
  },
};
