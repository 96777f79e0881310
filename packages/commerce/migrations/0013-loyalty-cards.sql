-- The card that the points of the order go to, where the shopper has typed one: in the checkout, and from there in the order's snapshot.
alter table checkouts add column loyalty_card_number text check (loyalty_card_number ~ '^[0-9]{13}$');
