-- What other systems follow: what has happened to which order, return or article, and nothing of it (decision 0096). Written by
-- the transaction that makes it true, after it has locked its subject: so the serials of one subject are in the order of commits.
-- Between subjects they are not, and a late commit has a low one: readers go by the position, which is given after the commit.
create table events (
	serial bigint generated always as identity,
	id text not null default 'evt_' || left(replace(gen_random_uuid()::text, '-', ''), 24),
	type text not null,
	-- Number of the order or return, SKU, id of the customer.
	subject text not null,
	site text,
	-- Of units that moved: where, and how many, negative for a sale.
	location_id text,
	quantity integer,
	written_at timestamptz not null,
	position bigint
);
create unique index events_position on events (position) where position is not null;
create index events_unnumbered on events (serial) where position is null;

create table event_head (
	is_only boolean primary key default true check (is_only),
	-- The last position given.
	position bigint not null,
	-- The last one whose event was dropped.
	dropped bigint not null
);
insert into event_head (position, dropped) values (0, 0);

-- Grows with each event of the order, its returns and its payment.
alter table orders add column version integer not null default 1;
alter table orders add column updated_at timestamptz not null default now();
-- Summaries, not entries: an update that changes nothing else still needs no new index entry.
create index orders_updated on orders using brin (updated_at) with (pages_per_range = 16, autosummarize = on);
create index orders_ordered on orders (ordered_at);

create or replace function keep_order_snapshot() returns trigger language plpgsql as $$
declare
	free constant text[] := '{order_status,payment_status,fulfillment_status,confirmed_at,customer_id,version,updated_at}';
	kept constant jsonb := to_jsonb(old) - free;
begin
	if to_jsonb(new) - free is not distinct from kept then
		return new;
	end if;
	if old.customer_id = erased_customer() and to_jsonb(new) - free = kept || jsonb_build_object(
		'email', '', 'fingerprint', '', 'snapshot', order_snapshot_without_person(old.snapshot)) then
		return new;
	end if;
	raise exception 'an order is an immutable snapshot' using errcode = 'restrict_violation';
end $$;

-- Keys of other systems, by hash (decision 0096).
create table api_keys (
	-- Stands in the key, before its secret.
	id text primary key,
	name text not null,
	secret_hash bytea not null,
	permissions text[] not null,
	-- Null: all.
	sites text[],
	created_at timestamptz not null,
	expires_at timestamptz,
	-- To the minute.
	last_used_at timestamptz,
	revoked_at timestamptz
);
