create table order_numbers (
	site text primary key references web_domains,
	next_number bigint not null default 1
);

create table orders (
	-- Opaque and unguessable: it opens the confirmation page.
	id text primary key,
	site text not null references web_domains,
	order_number text not null unique,
	checkout_id text not null,
	cart_id text not null,
	-- What the shopper had before them when ordering; another submission with the same one is the same order.
	fingerprint text not null,
	language_tag text not null,
	email text not null,
	currency text not null,
	subtotal_cent_amount integer not null,
	discount_cent_amount integer not null check (discount_cent_amount >= 0),
	delivery_cent_amount integer not null check (delivery_cent_amount >= 0),
	tax_cent_amount integer not null,
	total_cent_amount integer not null check (total_cent_amount >= 0),
	-- Delivery method, addresses, pick-up point, coupon, payment product, dates: as they were said to the shopper.
	snapshot jsonb not null,
	order_status text not null default 'pending' check (order_status in ('pending', 'confirmed', 'cancelled')),
	payment_status text not null default 'pending' check (payment_status in ('pending', 'authorized', 'paid', 'refused', 'cancelled', 'refunded')),
	fulfillment_status text not null default 'unfulfilled' check (fulfillment_status in ('unfulfilled', 'preparing', 'shipped', 'ready', 'delivered', 'returned')),
	ordered_at timestamptz not null,
	confirmed_at timestamptz,
	check (total_cent_amount = subtotal_cent_amount - discount_cent_amount + delivery_cent_amount)
);
-- One live order for a checkout, whatever double click, second tab or retry asks for.
create unique index orders_one_live_per_checkout on orders (checkout_id) where order_status <> 'cancelled';
create index orders_pending on orders (ordered_at) where order_status = 'pending';

create table order_lines (
	order_id text not null references orders,
	position integer not null,
	sku text not null,
	-- Name, color, size label, image, attributes at the time of the order.
	snapshot jsonb not null,
	quantity integer not null check (quantity > 0),
	unit_cent_amount integer not null,
	discount_cent_amount integer not null,
	total_cent_amount integer not null,
	tax_rate integer not null,
	tax_cent_amount integer not null,
	primary key (order_id, position),
	check (total_cent_amount = unit_cent_amount * quantity - discount_cent_amount)
);

create table order_tax_lines (
	order_id text not null references orders,
	tax_rate integer not null,
	gross_cent_amount integer not null,
	tax_cent_amount integer not null,
	primary key (order_id, tax_rate)
);

create table order_history (
	id bigint generated always as identity primary key,
	order_id text not null references orders,
	axis text not null check (axis in ('order', 'payment', 'fulfillment')),
	status text not null,
	reason text,
	changed_at timestamptz not null
);
create index order_history_order on order_history (order_id, id);

create trigger order_lines_are_immutable before update or delete on order_lines for each row execute function refuse_change();
create trigger order_tax_lines_are_immutable before update or delete on order_tax_lines for each row execute function refuse_change();
create trigger order_history_is_append_only before update or delete on order_history for each row execute function refuse_change();

-- Of an order only its three statuses and the instant of confirmation may change.
create function keep_order_snapshot() returns trigger language plpgsql as $$
begin
	if (to_jsonb(new) - '{order_status,payment_status,fulfillment_status,confirmed_at}'::text[])
		is distinct from (to_jsonb(old) - '{order_status,payment_status,fulfillment_status,confirmed_at}'::text[]) then
		raise exception 'an order is an immutable snapshot' using errcode = 'restrict_violation';
	end if;
	return new;
end $$;
create trigger orders_are_immutable before update on orders for each row execute function keep_order_snapshot();
create trigger orders_are_kept before delete on orders for each row execute function refuse_change();

create table payments (
	id text primary key,
	order_id text not null references orders,
	provider text not null,
	payment_product text not null,
	currency text not null,
	cent_amount integer not null check (cent_amount > 0),
	status text not null default 'created'
		check (status in ('created', 'requires-action', 'pending', 'authorized', 'captured', 'refused', 'cancelled', 'refunded')),
	captured_cent_amount integer not null default 0,
	refunded_cent_amount integer not null default 0,
	provider_reference text,
	-- Where the shopper has to go, or what to do in a bank app: shown again on reload.
	next_action jsonb,
	created_at timestamptz not null,
	updated_at timestamptz not null,
	check (captured_cent_amount between 0 and cent_amount),
	check (refunded_cent_amount between 0 and captured_cent_amount)
);
create index payments_order on payments (order_id);
create index payments_open on payments (updated_at) where status in ('created', 'requires-action', 'pending', 'authorized');

-- Every word exchanged with a provider about a payment, in order.
create table payment_transactions (
	id bigint generated always as identity primary key,
	payment_id text not null references payments,
	kind text not null check (kind in ('authorize', 'capture', 'void', 'refund', 'sync', 'webhook')),
	outcome text not null,
	detail jsonb,
	recorded_at timestamptz not null
);
create index payment_transactions_payment on payment_transactions (payment_id, id);

create table payment_webhooks (
	provider text not null,
	event_id text not null,
	received_at timestamptz not null,
	primary key (provider, event_id)
);

-- The sandbox payment provider's own memory: it stands for another company's database and is read by its provider only.
create table sandbox_payments (
	id text primary key,
	merchant_reference text not null unique,
	product text not null,
	currency text not null,
	cent_amount integer not null,
	status text not null,
	captured_cent_amount integer not null default 0,
	refunded_cent_amount integer not null default 0,
	return_url text not null,
	-- When a pending payment decides itself, and how.
	decides_at timestamptz,
	decision text,
	created_at timestamptz not null
);
create table sandbox_refunds (
	idempotency_key text primary key,
	payment_id text not null references sandbox_payments,
	cent_amount integer not null
);
create table sandbox_webhooks (
	id text primary key,
	payment_id text not null references sandbox_payments,
	body text not null,
	deliver_at timestamptz not null,
	attempts integer not null default 0,
	delivered_at timestamptz
);
create index sandbox_webhooks_due on sandbox_webhooks (deliver_at) where delivered_at is null;
