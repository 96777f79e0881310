create table manufacturers (
	id text primary key,
	name text not null,
	postal_address text not null,
	email text not null,
	-- Responsible person in the EU where the manufacturer is not established there (GPSR art. 16).
	eu_responsible jsonb
);

create table size_runs (
	id text primary key
);

create table sizes (
	size_run_id text not null references size_runs on delete cascade,
	key text not null,
	position integer not null,
	-- How each size system names it: {"alpha":"M","fr":"40","eu":"38","gb":"12","it":"44","age":"6 ans"}.
	labels jsonb not null default '{}',
	-- Only suitable for under-14s within the limits of VAT Notice 714: zero-rated in GB (law 11).
	is_childrens boolean not null default false,
	primary key (size_run_id, key)
);

create table categories (
	id text primary key,
	parent_id text references categories deferrable initially deferred,
	position integer not null default 0
);

create table category_texts (
	category_id text not null references categories on delete cascade,
	language text not null,
	name text not null,
	slug text not null,
	intro text,
	primary key (category_id, language)
);
create index category_texts_slug on category_texts (language, slug);

create table media (
	-- sha-256 of the source bytes, hexadecimal: names the derived files too.
	hash text primary key,
	width integer not null check (width > 0),
	height integer not null check (height > 0),
	widths integer[] not null
);

create table products (
	id text primary key,
	size_run_id text not null references size_runs,
	-- The garment category: where the canonical URL hangs.
	category_id text not null references categories,
	manufacturer_id text references manufacturers,
	-- Facet values by key: {"fit":"regular","neckline":"crew","facts":["linen-european"]}.
	attributes jsonb not null default '{}',
	-- [{"part":"main","fibres":[{"fibre":"cotton","percent":98}]}], closed list of Regulation (EU) 1007/2011.
	composition jsonb not null default '[]',
	has_animal_parts boolean not null default false,
	care text[] not null default '{}',
	-- Traceability, recycled share and so on of the AGEC sheet (law 4).
	environment jsonb not null default '{}',
	launched_on date not null,
	-- Place in "Our selection": smaller first.
	rank integer not null default 0
);

create table product_categories (
	product_id text not null references products on delete cascade,
	category_id text not null references categories,
	primary key (product_id, category_id)
);

create table product_texts (
	product_id text not null references products on delete cascade,
	language text not null,
	name text not null,
	slug text not null,
	description text,
	details text[] not null default '{}',
	primary key (product_id, language)
);

create table colorways (
	id text primary key,
	product_id text not null references products on delete cascade,
	position integer not null default 0,
	color_family text not null,
	swatch text not null check (swatch ~ '^#[0-9a-f]{6}$')
);
create index colorways_product on colorways (product_id, position);

create table colorway_texts (
	colorway_id text not null references colorways on delete cascade,
	language text not null,
	name text not null,
	primary key (colorway_id, language)
);

create table colorway_images (
	colorway_id text not null references colorways on delete cascade,
	position integer not null,
	view text not null,
	media_hash text not null references media,
	-- Path or URL as the catalog file named it: what an export writes back.
	source text not null,
	primary key (colorway_id, position)
);

create table variants (
	sku text primary key,
	colorway_id text not null references colorways on delete cascade,
	size_key text not null,
	gtin text unique check (gtin ~ '^[0-9]{8,14}$')
);
create index variants_colorway on variants (colorway_id);

create table publications (
	site text not null references web_domains,
	colorway_id text not null references colorways on delete cascade,
	published_from timestamptz not null,
	published_until timestamptz,
	primary key (site, colorway_id)
);

-- One row: the number every projection compares to know that it is stale.
create table catalog_versions (
	id boolean primary key default true check (id),
	version bigint not null default 1,
	changed_at timestamptz not null default now()
);
insert into catalog_versions default values;
