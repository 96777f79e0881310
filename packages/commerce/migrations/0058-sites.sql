-- Sites of the shop (decision 0100). Without a row the shop has the seven of the specification.
create table sites (
	site text primary key check (site ~ '^[a-z]{2}(-[a-z0-9]{1,10})?$'),
	position integer not null,
	country_code text not null check (country_code ~ '^[A-Z]{2}$'),
	currency text not null check (currency ~ '^[A-Z]{3}$'),
	store_id text not null unique,
	time_zone text not null,
	is_open boolean not null,
	-- Languages in order: [{ locale, tag, name, nativeName, row: { country, language } }].
	locales jsonb not null
);

-- A host belongs to one site; the one of position 0 is the domain of its absolute addresses.
create table site_hosts (
	host text primary key check (host = lower(host)),
	site text not null references sites,
	position integer not null
);
create index on site_hosts (site);
