create table carts (
	id text primary key,
	site text not null references web_domains,
	coupon_code text,
	created_at timestamptz not null,
	updated_at timestamptz not null
);
create index carts_updated on carts (updated_at);

create table line_items (
	cart_id text not null references carts on delete cascade,
	sku text not null,
	quantity integer not null check (quantity between 1 and 10),
	-- What the shopper saw when adding, to say so when it changed.
	seen_cent_amount integer not null,
	added_at timestamptz not null,
	primary key (cart_id, sku)
);
