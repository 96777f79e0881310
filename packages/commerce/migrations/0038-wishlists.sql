-- The wishlist of an account, one for each site (decision 0067). Colorways may leave the catalog and come back: no reference.
create table wishlist_items (
	customer_id text not null references customers,
	site text not null references web_domains,
	colorway_id text not null check (colorway_id ~ '^[A-Za-z0-9_-]{1,64}$'),
	saved_at timestamptz not null,
	-- What it cost then, in minor units of the site's currency.
	cent_amount integer not null check (cent_amount >= 0),
	primary key (customer_id, site, colorway_id)
);

-- A link by which others read a list; taking it back deletes the row.
create table wishlist_shares (
	-- Unguessable: whoever has it may read.
	token text primary key,
	customer_id text not null references customers,
	site text not null references web_domains,
	shared_at timestamptz not null,
	unique (customer_id, site)
);

-- Who asked to be e-mailed about a size, for what, in which words, and until when: the proof of GDPR art. 7(1).
create table wishlist_alerts (
	-- Opaque and unguessable: it stands in the e-mails and ends them.
	id text primary key,
	customer_id text not null references customers,
	site text not null references web_domains,
	colorway_id text not null,
	sku text not null,
	kind text not null check (kind in ('back-in-stock', 'price-drop')),
	language_tag text not null,
	page_url text not null,
	wording_version text not null,
	asked_at timestamptz not null,
	-- What the size cost when it was asked for or last e-mailed.
	cent_amount integer not null check (cent_amount >= 0),
	currency text not null,
	-- When its e-mail was put into the queue.
	due_at timestamptz,
	ended_at timestamptz,
	ended_by text check (ended_by in ('customer', 'email', 'sent', 'removed')),
	check ((ended_at is null) = (ended_by is null))
);
create unique index wishlist_alerts_one_open on wishlist_alerts (customer_id, site, sku, kind) where ended_at is null;
create index wishlist_alerts_open on wishlist_alerts (id) where ended_at is null;
create index wishlist_alerts_customer on wishlist_alerts (customer_id);
create index wishlist_alerts_ended on wishlist_alerts (ended_at) where ended_at is not null;
