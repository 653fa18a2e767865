import { AddressBook } from "../address-book/address-book.tsx";
import { Data } from "../data/data.tsx";
import { Orders } from "../orders/orders.tsx";
import { Reorder } from "../orders/reorder.tsx";
import { Overview } from "../overview/overview.tsx";
import { insidePage } from "./inside-page.tsx";

export const OverviewPage = insidePage("accountOverview", Overview);
export const OrdersPage = insidePage("accountOrders", Orders);
export const AddressBookPage = insidePage("addressBook", AddressBook);
export const DataPage = insidePage("accountData", Data);
export const ReorderPage = insidePage("reorder", Reorder);
