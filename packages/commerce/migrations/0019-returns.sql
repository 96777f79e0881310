-- Money that has to go back, written in the transaction of what it goes back for. Card money first, gift cards last (decision 0032).
create table refunds (
	-- The provider's idempotency key as well.
	id text primary key,
	order_id text not null references orders,
	-- What it goes back for: `cancellation`, or the number of a return. One refund for each.
	reference text not null,
	card_cent_amount integer not null check (card_cent_amount >= 0),
	gift_card_cent_amount integer not null check (gift_card_cent_amount >= 0),
	currency text not null,
	status text not null default 'pending' check (status in ('pending', 'settled')),
	created_at timestamptz not null,
	settled_at timestamptz,
	unique (order_id, reference),
	check (card_cent_amount + gift_card_cent_amount > 0),
	check ((status = 'settled') = (settled_at is not null))
);
create index refunds_pending on refunds (created_at) where status = 'pending';

-- The last word: nothing goes back that was not paid. Whoever asks for a refund holds the order's row.
create function keep_refunds_within_payment() returns trigger language plpgsql as $$
begin
	perform 1 from orders where id = new.order_id for update;
	if (select coalesce(sum(card_cent_amount), 0) from refunds where order_id = new.order_id) + new.card_cent_amount
		> (select coalesce(sum(cent_amount), 0) from payments where order_id = new.order_id)
		or (select coalesce(sum(gift_card_cent_amount), 0) from refunds where order_id = new.order_id) + new.gift_card_cent_amount
		> (select coalesce(-sum(cent_amount), 0) from gift_card_entries where order_id = new.order_id and kind = 'redeemed') then
		raise exception 'no more goes back than was paid' using errcode = 'check_violation';
	end if;
	return new;
end $$;
create trigger refunds_stay_within_payment before insert on refunds for each row execute function keep_refunds_within_payment();

-- Of a refund only its end is written later, once.
create function keep_refund() returns trigger language plpgsql as $$
begin
	if old.status = 'settled' or (to_jsonb(new) - '{status,settled_at}'::text[]) is distinct from (to_jsonb(old) - '{status,settled_at}'::text[]) then
		raise exception 'a refund stays as it was asked for' using errcode = 'restrict_violation';
	end if;
	return new;
end $$;
create trigger refunds_are_kept before update on refunds for each row execute function keep_refund();
create trigger refunds_are_not_deleted before delete on refunds for each row execute function refuse_change();

-- A card may get money of one order back in several parts, each for its refund; a card that was withdrawn from is emptied.
alter table gift_card_entries add column reference text not null default '';
alter table gift_card_entries drop constraint gift_card_entries_gift_card_id_kind_order_id_key;
alter table gift_card_entries add unique (gift_card_id, kind, order_id, reference);
alter table gift_card_entries drop constraint gift_card_entries_kind_check;
alter table gift_card_entries add check (kind in ('issued', 'redeemed', 'refunded', 'voided'));
alter table gift_card_entries drop constraint gift_card_entries_check;
alter table gift_card_entries add check ((kind in ('redeemed', 'voided')) = (cent_amount < 0) and cent_amount <> 0);

-- Withdrawal statements as they were made (law 3). Those that fit no order are kept as well.
create table withdrawals (
	-- Opaque and unguessable: it opens the receipt.
	id text primary key,
	-- Of the form: submitted again, the same statement answers.
	submission_key text not null unique,
	site text not null references web_domains,
	language_tag text not null,
	name text not null,
	order_number text not null,
	-- For the receipt.
	email text not null,
	-- [{position, quantity}]; null: the whole order.
	lines jsonb,
	-- The words of the receipt, as they were shown.
	content text not null,
	page_url text not null,
	stated_at timestamptz not null,
	order_id text references orders,
	outcome text not null check (outcome in ('cancelled', 'return', 'gift-cards', 'late', 'nothing-left', 'review', 'unmatched')),
	-- When the right ended or will end; null before delivery and for what fits no order.
	until timestamptz,
	return_number text,
	check ((order_id is null) = (outcome = 'unmatched'))
);
create index withdrawals_order on withdrawals (order_id);
create trigger withdrawals_are_append_only before update or delete on withdrawals for each row execute function refuse_change();

create table returns (
	return_number text primary key,
	submission_key text not null unique,
	order_id text not null references orders,
	site text not null references web_domains,
	language_tag text not null,
	method text not null check (method in ('store', 'relay', 'pickup')),
	-- Of the carrier's label; null where the goods are brought to a store.
	label_reference text unique,
	-- The statement it follows from; null: a return of the shop's own thirty days.
	withdrawal_id text references withdrawals,
	-- Asked for while the right of withdrawal ran: then the delivery cost goes back with the last unit.
	is_within_withdrawal boolean not null,
	page_url text not null,
	status text not null default 'registered' check (status in ('registered', 'received', 'cancelled')),
	requested_at timestamptz not null,
	received_at timestamptz,
	cancelled_at timestamptz,
	check ((status = 'received') = (received_at is not null)),
	check ((status = 'cancelled') = (cancelled_at is not null))
);
create index returns_order on returns (order_id);
create index returns_open on returns (requested_at) where status = 'registered';

create table return_lines (
	return_number text not null references returns,
	position integer not null,
	order_id text not null,
	quantity integer not null check (quantity > 0),
	reason text check (reason in ('too-small', 'too-large', 'not-as-shown', 'faulty', 'too-late', 'changed-mind')),
	-- Written when the goods were looked at.
	accepted_quantity integer check (accepted_quantity >= 0),
	refused_quantity integer check (refused_quantity >= 0),
	refusal text check (refusal in ('worn', 'damaged', 'incomplete', 'not-ours')),
	primary key (return_number, position),
	foreign key (order_id, position) references order_lines,
	check (coalesce(accepted_quantity, 0) + coalesce(refused_quantity, 0) <= quantity)
);
create index return_lines_order on return_lines (order_id, position);

-- What happened to a return: `proof` that it was sent lets the refund no longer wait (law 3).
create table return_events (
	id bigint generated always as identity primary key,
	return_number text not null references returns,
	kind text not null check (kind in ('registered', 'proof', 'received', 'cancelled')),
	detail text,
	happened_at timestamptz not null
);
create index return_events_return on return_events (return_number, id);
create unique index return_events_once on return_events (return_number, kind);
create trigger return_events_are_append_only before update or delete on return_events for each row execute function refuse_change();
