create table delivery_methods (
	site text not null references web_domains,
	id text not null,
	kind text not null check (kind in ('home', 'relay', 'store')),
	position integer not null,
	cent_amount integer not null check (cent_amount >= 0),
	-- Working days from dispatch to the door, and the site's hour until which an order leaves the same day.
	minimum_days integer not null,
	maximum_days integer not null,
	primary key (site, id)
);

create table checkouts (
	id text primary key,
	cart_id text not null references carts on delete cascade,
	site text not null references web_domains,
	status text not null default 'open' check (status in ('open', 'completed')),
	email text,
	wants_newsletter boolean not null default false,
	-- {methodId, address, pickupPoint, phoneNumber, billingAddress}
	delivery jsonb,
	payment_product text,
	created_at timestamptz not null,
	updated_at timestamptz not null
);
create unique index checkouts_one_open_per_cart on checkouts (cart_id) where status = 'open';
