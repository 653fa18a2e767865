-- How the provider says that it is paid, or null as long as it has not: whoever cancels on the provider's page of a method may choose another one there,
-- a bank transfer too. `method` stays what was asked for, as the same is asked again under the same key.
alter table payment_attempt add column pays_by text;
