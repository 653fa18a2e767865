-- Who gets how many of a line; what is left goes to the company. Personal, and forgotten with its quote.
-- `recipient` is read of lines that were written before, which went to one alone.
alter table business_quote_line add column receivers jsonb not null default '[]';
