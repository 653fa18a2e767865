-- Whose page cards are of is said of the line that they were bought in: cards may be made, or made again, later.
drop table exchange_card;
create table exchange_line (
  order_line bigint primary key references order_line,
  storefront text not null,
  page text not null,
  foreign key (storefront, page) references exchange_page
);
