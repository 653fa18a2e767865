-- Who gets the gifts of a line, and where; null: the company itself. Personal, and forgotten with its quote.
alter table business_quote_line add column recipient jsonb;
