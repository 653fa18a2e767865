-- What the buyer's books know the order by, as its invoice says: spend is added up by it.
alter table business_receivable add column cost_centre text;
create index business_receivable_issued on business_receivable (credit, issued_at desc);
