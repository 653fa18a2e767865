-- A password that was asked for with an email that nobody has an account with leaves a link to nobody: the same work takes the same time.
alter table account_link alter column account drop not null;
alter table account_link add constraint account_link_nobody check (account is not null or purpose = 'RESET');
