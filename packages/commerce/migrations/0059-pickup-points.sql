-- Pick-up points (decision 0102): a retailer's list, and copies of what networks say, so that a search asks nobody.
create table pickup_points (
	-- The network's name and its own id: `mondialrelay-012345`.
	id text primary key,
	network text not null,
	-- Where it is known from: an import, the network's whole list, or what was asked of it.
	origin text not null check (origin in ('file', 'list', 'asked')),
	kind text not null check (kind in ('shop', 'locker')),
	name text not null,
	street text not null,
	postal_code text not null,
	city text not null,
	country_code text not null,
	latitude double precision not null check (latitude between -90 and 90),
	longitude double precision not null check (longitude between -180 and 180),
	-- As of stores: seven entries, Monday first.
	opening_hours jsonb not null,
	-- Days on which it takes no parcels, both included; one alone is open-ended.
	closed_from date,
	closed_until date,
	-- Postal code and city as they are searched: letters and digits, without accents.
	place_code text collate "C" not null,
	place_name text collate "C" not null,
	place point generated always as (point(longitude, latitude)) stored,
	seen_at timestamptz not null default now()
);
create index pickup_points_code on pickup_points (country_code, place_code);
create index pickup_points_name on pickup_points (country_code, place_name);
create index pickup_points_place on pickup_points using gist (place);
create index pickup_points_network on pickup_points (network, seen_at);

-- When the whole list of a network was last copied.
create table pickup_networks (
	network text primary key,
	copied_at timestamptz not null
);
