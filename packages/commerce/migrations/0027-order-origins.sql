-- From where an order was placed, as far as unpaid orders are counted (decision 0045): a keyed hash of a network or of an account.
create table order_origins (
	order_id text primary key references orders,
	origin_key text not null,
	placed_at timestamptz not null
);
create index order_origins_key on order_origins (origin_key);
create index order_origins_age on order_origins (placed_at);
