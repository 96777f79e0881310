-- When authorized money is captured (decision 0098): with the order's confirmation, or with each parcel.
alter table payment_routes add column capture text not null default 'on-confirmation';
-- Of a payment: as its route said when it was placed. Until when it can be captured, and whether in parts, is the
-- provider's word.
alter table payments
	add column capture text not null default 'on-confirmation',
	add column capturable_until timestamptz,
	add column has_multicapture boolean not null default false;

-- What is to be captured of an order's payment because goods have left, or because its authorization is about to end.
create table parcel_captures (
	-- The idempotency key at the provider.
	key text primary key,
	order_id text not null references orders,
	payment_id text not null references payments,
	-- Null: the authorization is about to end.
	parcel_id text unique references parcels,
	cent_amount integer not null check (cent_amount > 0),
	-- Nothing is captured after it: what is left of the authorization is released.
	is_last boolean not null,
	status text not null default 'pending' check (status in ('pending', 'done', 'refused')),
	failure text,
	requested_at timestamptz not null,
	settled_at timestamptz
);
create index parcel_captures_order on parcel_captures (order_id);
create index parcel_captures_pending on parcel_captures (requested_at) where status = 'pending';

-- No more is captured than was authorized. Whoever asks for a capture holds the order's row.
create function keep_captures_within_payment() returns trigger language plpgsql as $$
begin
	perform 1 from orders where id = new.order_id for update;
	if (select coalesce(sum(cent_amount), 0) from parcel_captures where payment_id = new.payment_id and status <> 'refused')
		> (select cent_amount from payments where id = new.payment_id) then
		raise exception 'no more is captured than was authorized' using errcode = 'check_violation';
	end if;
	return new;
end $$;
create trigger parcel_captures_stay_within_payment after insert on parcel_captures
	for each row execute function keep_captures_within_payment();
create trigger parcel_captures_are_not_deleted before delete on parcel_captures
	for each row execute function refuse_change();

-- The simulated bank's captures, once for each key.
create table sandbox_captures (
	idempotency_key text primary key,
	payment_id text not null references sandbox_payments,
	cent_amount integer not null
);
