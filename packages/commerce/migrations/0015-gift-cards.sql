-- A gift card in a cart: nothing is issued before it is paid.
create table gift_card_lines (
	id text primary key,
	cart_id text not null references carts on delete cascade,
	currency text not null,
	cent_amount integer not null check (cent_amount > 0),
	-- Design, names, address, message and day of sending, as they were checked.
	details jsonb not null,
	added_at timestamptz not null
);
create index gift_card_lines_cart on gift_card_lines (cart_id);

create table order_gift_cards (
	order_id text not null references orders,
	position integer not null,
	-- Of the cart, to take it out of there once it is ordered.
	line_id text not null,
	cent_amount integer not null check (cent_amount > 0),
	details jsonb not null,
	-- Without goods there is no held stock that ends a pending order.
	payable_until timestamptz not null,
	primary key (order_id, position)
);
create trigger order_gift_cards_are_immutable before update or delete on order_gift_cards for each row execute function refuse_change();

create table gift_cards (
	id text primary key,
	card_number text not null unique,
	-- scrypt; the code itself is drawn when the letter leaves and is written down nowhere else. Null: not sent yet, not usable yet.
	code_hash text,
	currency text not null,
	order_id text not null,
	position integer not null,
	language_tag text not null,
	details jsonb not null,
	send_at timestamptz not null,
	sent_at timestamptz,
	issued_at timestamptz not null,
	-- However often the bank tells: one card for a line of an order.
	unique (order_id, position),
	foreign key (order_id, position) references order_gift_cards,
	check ((code_hash is null) = (sent_at is null))
);

-- The balance of a card is the sum of its entries.
create table gift_card_entries (
	id bigint generated always as identity primary key,
	gift_card_id text not null references gift_cards,
	kind text not null check (kind in ('issued', 'redeemed', 'refunded')),
	cent_amount integer not null check ((kind = 'redeemed') = (cent_amount < 0) and cent_amount <> 0),
	-- The order it was bought with, paid for, or given back by.
	order_id text not null references orders,
	recorded_at timestamptz not null,
	unique (gift_card_id, kind, order_id)
);
create index gift_card_entries_order on gift_card_entries (order_id) where kind = 'redeemed';
create trigger gift_card_entries_are_append_only before update or delete on gift_card_entries for each row execute function refuse_change();

-- Whoever writes an entry waits for the card's row first, so that no two of them spend the same money.
create function keep_gift_card_balance() returns trigger language plpgsql as $$
begin
	perform 1 from gift_cards where id = new.gift_card_id for update;
	if (select coalesce(sum(cent_amount), 0) from gift_card_entries where gift_card_id = new.gift_card_id) + new.cent_amount < 0 then
		raise exception 'a gift card has no more than its balance' using errcode = 'check_violation';
	end if;
	return new;
end $$;
create trigger gift_card_balance_is_kept before insert on gift_card_entries for each row execute function keep_gift_card_balance();

create table checkout_gift_cards (
	checkout_id text not null references checkouts on delete cascade,
	gift_card_id text not null references gift_cards,
	added_at timestamptz not null,
	primary key (checkout_id, gift_card_id)
);
