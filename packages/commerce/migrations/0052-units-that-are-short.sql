-- Units that orders hold and that a count says are not there. They are kept on hand, since `reserved <= on_hand` is the
-- last word on overselling, and given up as soon as an order lets go of units or some come back.
alter table stock_levels add column short integer not null default 0;

create function settle_short_units() returns trigger language plpgsql as $$
declare
	settled integer := least(new.short, new.on_hand - new.reserved);
begin
	new.on_hand := new.on_hand - settled;
	new.short := new.short - settled;
	insert into stock_movements (location_id, sku, quantity, reason, reference, moved_at)
		values (new.location_id, new.sku, -settled, 'adjustment', 'short', now());
	return new;
end $$;
create trigger short_units_are_settled before update on stock_levels for each row
	when (new.short > 0 and new.on_hand > new.reserved) execute function settle_short_units();
