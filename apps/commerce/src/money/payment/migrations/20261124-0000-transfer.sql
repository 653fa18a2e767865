-- Where the buyer of a bank transfer sends the money, as the provider says: {account, bic, holder, reference}.
alter table payment_attempt add column transfer jsonb;
