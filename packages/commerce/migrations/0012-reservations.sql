-- Where a store reads its letters; without one nobody can be told to put a garment aside, and none is.
alter table stores add column email text;

create table reservations (
	-- Opaque and unguessable: it opens the reservation's page.
	id text primary key,
	-- Given by whoever submits: the same submission is the same reservation.
	submission_key text not null unique,
	reservation_number text not null unique,
	site text not null references web_domains,
	store_id text not null references stores,
	sku text not null,
	-- Name, color, size and picture as they were shown.
	snapshot jsonb not null,
	name text not null,
	email text not null,
	phone_number text not null,
	language_tag text not null,
	page_url text not null,
	status text not null default 'held' check (status in ('held', 'cancelled', 'expired')),
	reserved_at timestamptz not null,
	held_until timestamptz not null,
	ended_at timestamptz,
	check ((status = 'held') = (ended_at is null))
);
create index reservations_due on reservations (held_until) where status = 'held';
create index reservations_of_person on reservations (email) where status = 'held';
