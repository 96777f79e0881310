-- What has left of an order, box by box: an order may leave in several.
create table parcels (
	id text primary key,
	order_id text not null references orders,
	carrier text not null,
	tracking_number text not null,
	shipped_at timestamptz not null,
	-- Since when it waits in the store or relay.
	ready_at timestamptz,
	-- Handed over: at the door, or at the counter when it was collected.
	delivered_at timestamptz,
	-- A carrier's number names one parcel, whoever tells of it again.
	unique (carrier, tracking_number),
	unique (id, order_id)
);
create index parcels_order on parcels (order_id, shipped_at);

create table parcel_lines (
	parcel_id text not null,
	order_id text not null,
	position integer not null,
	quantity integer not null check (quantity > 0),
	primary key (parcel_id, position),
	foreign key (parcel_id, order_id) references parcels (id, order_id),
	foreign key (order_id, position) references order_lines (order_id, position)
);
create index parcel_lines_line on parcel_lines (order_id, position);
create trigger parcel_lines_are_append_only before update or delete on parcel_lines for each row execute function refuse_change();

-- Whoever packs a unit waits for the order's row first, so that no two parcels hold the same one.
create function keep_parcels_to_the_order() returns trigger language plpgsql as $$
begin
	perform 1 from orders where id = new.order_id for update;
	if (select coalesce(sum(quantity), 0) from parcel_lines where order_id = new.order_id and position = new.position) + new.quantity
		> (select quantity from order_lines where order_id = new.order_id and position = new.position) then
		raise exception 'parcels hold no more than was ordered' using errcode = 'check_violation';
	end if;
	return new;
end $$;
create trigger parcels_keep_to_the_order before insert on parcel_lines for each row execute function keep_parcels_to_the_order();

-- Of a parcel only its arrival is added, once.
create function keep_parcel() returns trigger language plpgsql as $$
begin
	if (to_jsonb(new) - '{ready_at,delivered_at}'::text[]) is distinct from (to_jsonb(old) - '{ready_at,delivered_at}'::text[])
		or (old.ready_at is not null and new.ready_at is distinct from old.ready_at)
		or (old.delivered_at is not null and new.delivered_at is distinct from old.delivered_at) then
		raise exception 'what was said of a parcel stays said' using errcode = 'restrict_violation';
	end if;
	return new;
end $$;
create trigger parcels_are_kept_as_told before update on parcels for each row execute function keep_parcel();
create trigger parcels_are_kept before delete on parcels for each row execute function refuse_change();
