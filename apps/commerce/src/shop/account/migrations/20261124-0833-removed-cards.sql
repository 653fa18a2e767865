-- A card that came to the mailbox of the account is its owner's without a row; one that was taken out stays out.
alter table account_card add column removed_at timestamptz;
