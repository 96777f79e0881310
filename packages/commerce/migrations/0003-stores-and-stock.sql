create table stores (
	id text primary key,
	site text not null references web_domains,
	name text not null,
	slug text not null,
	street text not null,
	postal_code text not null,
	city text not null,
	country_code text not null,
	phone text,
	latitude double precision not null,
	longitude double precision not null,
	-- Seven entries, Monday first: [["10:00","19:30"]] or [] when closed.
	opening_hours jsonb not null,
	services text[] not null default '{}',
	unique (site, slug)
);

create table stock_locations (
	id text primary key,
	kind text not null check (kind in ('warehouse', 'store')),
	store_id text unique references stores,
	check ((kind = 'store') = (store_id is not null))
);
insert into stock_locations (id, kind) values ('warehouse', 'warehouse');

create table stock_levels (
	location_id text not null references stock_locations,
	sku text not null references variants on delete cascade,
	on_hand integer not null check (on_hand >= 0),
	reserved integer not null default 0 check (reserved >= 0),
	primary key (location_id, sku),
	-- The last word on overselling: no statement can hold what is not there.
	check (reserved <= on_hand)
);
create index stock_levels_sku on stock_levels (sku);

-- What is held for an order whose payment is under way, and what became of it.
create table stock_holds (
	order_id text not null,
	location_id text not null,
	sku text not null,
	quantity integer not null check (quantity > 0),
	status text not null default 'held' check (status in ('held', 'released', 'sold', 'returned')),
	held_at timestamptz not null,
	expires_at timestamptz not null,
	primary key (order_id, location_id, sku)
);
create index stock_holds_expiry on stock_holds (expires_at) where status = 'held';

create table stock_movements (
	id bigint generated always as identity primary key,
	location_id text not null,
	sku text not null,
	quantity integer not null,
	reason text not null check (reason in ('import', 'sale', 'return')),
	reference text,
	moved_at timestamptz not null
);
create index stock_movements_sku on stock_movements (sku, location_id);
