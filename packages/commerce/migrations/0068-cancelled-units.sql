-- Units of an order that are cancelled before they are in a parcel (decision 0106).
create table cancellations (
	-- Reference of its refund and of its credit note as well.
	id text primary key,
	order_id text not null references orders,
	-- Of whoever asks: asked again, the same cancellation answers.
	key text not null,
	-- What is not available is not counted in.
	reason text not null check (reason in ('customer', 'not-available')),
	-- Given up with the last goods of an order of which nothing has left.
	delivery_cent_amount integer not null check (delivery_cent_amount >= 0),
	-- Of the bank's part: never captured, so that it is not refunded.
	released_cent_amount integer not null check (released_cent_amount >= 0),
	cancelled_at timestamptz not null,
	unique (order_id, key)
);
create trigger cancellations_are_append_only before update or delete on cancellations for each row execute function refuse_change();

create table cancelled_units (
	cancellation_id text not null references cancellations,
	order_id text not null,
	position integer not null,
	quantity integer not null check (quantity > 0),
	-- What was paid for them.
	cent_amount integer not null check (cent_amount >= 0),
	primary key (cancellation_id, position),
	foreign key (order_id, position) references order_lines
);
create index cancelled_units_line on cancelled_units (order_id, position);
create trigger cancelled_units_are_append_only before update or delete on cancelled_units for each row execute function refuse_change();

-- Sums of an order's cancellations: what is not owed any more, and what of it is never captured.
alter table orders
	add column cancelled_cent_amount integer not null default 0,
	add column released_cent_amount integer not null default 0;
alter table orders add constraint orders_cancelled_check check (released_cent_amount between 0 and cancelled_cent_amount
	and cancelled_cent_amount <= total_cent_amount) not valid;

-- A unit is in one parcel, or cancelled, or neither. Whoever packs or cancels one waits for the order's row first.
create function keep_units_to_the_order() returns trigger language plpgsql as $$
begin
	perform 1 from orders where id = new.order_id for update;
	if (select coalesce(sum(quantity), 0) from parcel_lines where order_id = new.order_id and position = new.position)
		+ (select coalesce(sum(quantity), 0) from cancelled_units where order_id = new.order_id and position = new.position)
		+ new.quantity
		> (select quantity from order_lines where order_id = new.order_id and position = new.position) then
		raise exception 'parcels hold no more than was ordered and not cancelled' using errcode = 'check_violation';
	end if;
	return new;
end $$;
create trigger cancelled_units_keep_to_the_order before insert on cancelled_units
	for each row execute function keep_units_to_the_order();
create or replace function keep_parcels_to_the_order() returns trigger language plpgsql as $$
begin
	perform 1 from orders where id = new.order_id for update;
	if (select coalesce(sum(quantity), 0) from parcel_lines where order_id = new.order_id and position = new.position)
		+ (select coalesce(sum(quantity), 0) from cancelled_units where order_id = new.order_id and position = new.position)
		+ new.quantity
		> (select quantity from order_lines where order_id = new.order_id and position = new.position) then
		raise exception 'parcels hold no more than was ordered and not cancelled' using errcode = 'check_violation';
	end if;
	return new;
end $$;

-- What is never captured can be neither captured nor refunded.
create or replace function keep_captures_within_payment() returns trigger language plpgsql as $$
begin
	perform 1 from orders where id = new.order_id for update;
	if (select coalesce(sum(cent_amount), 0) from parcel_captures where payment_id = new.payment_id and status <> 'refused')
		> (select p.cent_amount - o.released_cent_amount from payments p join orders o on o.id = p.order_id where p.id = new.payment_id) then
		raise exception 'no more is captured than was authorized' using errcode = 'check_violation';
	end if;
	return new;
end $$;
create or replace function keep_refunds_within_payment() returns trigger language plpgsql as $$
declare
	ordered constant text := (select order_id from refunds where id = new.refund_id);
begin
	perform 1 from orders where id = ordered for update;
	if new.cent_amount
		+ (select coalesce(sum(p.cent_amount), 0) from refund_parts p join refunds r on r.id = p.refund_id
			where r.order_id = ordered and p.means = new.means)
		+ (select case new.means when 'bank' then released_cent_amount else 0 end from orders where id = ordered)
		> (select coalesce(sum(cent_amount), 0) from paid_parts where order_id = ordered and means = new.means) then
		raise exception 'no more goes back than was paid' using errcode = 'check_violation';
	end if;
	return new;
end $$;
