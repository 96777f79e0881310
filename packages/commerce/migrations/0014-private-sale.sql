-- An offer of the site's private sale: its period is the sale's own, set with the prices and whenever the sale moves (R122).
alter table prices add column is_private_sale boolean not null default false
	check (not is_private_sale or (offer_cent_amount is not null and offer_until is not null));
create index prices_private_sale on prices (site) where is_private_sale;
