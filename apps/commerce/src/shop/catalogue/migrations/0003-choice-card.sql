-- The choice card is exchanged for the cards of other brands, so it is no brand's and stands in no category.
alter table brand drop constraint brand_kind_check;
alter table brand add constraint brand_kind_check check (kind in ('GIFTCARD', 'CHOICE', 'DONATION', 'BLANK_PACK'));
alter table brand drop constraint brand_check1;
alter table brand add constraint brand_valued_has_voucher check (kind not in ('GIFTCARD', 'CHOICE') or voucher is not null);
alter table product alter column category drop not null;
-- How a card is exchanged: title and description by language, and minimumRemainingBalance in minor units.
alter table product add column redeem jsonb check (redeem is null or redeem ? 'minimumRemainingBalance');
-- Which page the products of a category have, where it is not the usual one.
alter table category add column page text check (page in ('RESTAURANT'));
