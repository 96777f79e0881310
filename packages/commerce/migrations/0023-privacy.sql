-- What a customer has asked for of everything about them (GDPR art. 12, 15, 20).
create table customer_exports (
	-- Opaque: it is part of a signed link.
	id text primary key,
	customer_id text not null references customers,
	language_tag text not null,
	-- Where its letter leads: the page of the account.
	page_url text not null,
	requested_at timestamptz not null,
	ready_at timestamptz,
	expires_at timestamptz,
	-- Both files; null again once it has expired.
	data text,
	page text,
	check ((ready_at is null) = (expires_at is null)),
	check ((data is null) = (page is null)),
	check (data is null or ready_at is not null)
);
create index customer_exports_customer on customer_exports (customer_id, requested_at);
create unique index customer_exports_one_under_way on customer_exports (customer_id) where ready_at is null;
create index customer_exports_expiry on customer_exports (expires_at) where data is not null;

-- That somebody was forgotten, and when (GDPR art. 5(2), 17). Of whom is told by nothing: the row of the customer is empty by then.
create table erasures (
	-- Told in the letter, so that whoever has it can refer to it.
	id text primary key,
	customer_id text not null references customers,
	requested_at timestamptz not null,
	finished_at timestamptz,
	-- Rows that were removed or emptied, by table.
	counts jsonb,
	check ((finished_at is null) = (counts is null))
);
create unique index erasures_one_of_a_customer on erasures (customer_id);
create index erasures_open on erasures (requested_at) where finished_at is null;

-- A card that is yet to be sent keeps to whom until it is; then it forgets.
alter table gift_cards add column is_forgotten_when_sent boolean not null default false;
create index gift_cards_forgotten on gift_cards (sent_at) where is_forgotten_when_sent;

-- The customer whom this transaction erases: set with set_config('vitrine.erasing', id, true), so that it ends with the transaction.
create function erased_customer() returns text language sql stable as $$
	select nullif(current_setting('vitrine.erasing', true), '')
$$;

-- What stays of an address: country, region, city and the first two characters of the postal code, which VAT can be checked by (law 9).
create function address_without_person(address jsonb) returns jsonb language sql immutable as $$
	select case when jsonb_typeof(address) = 'object' then jsonb_strip_nulls(jsonb_build_object(
		'firstName', '', 'lastName', '', 'line1', '',
		'postalCode', left(coalesce(address ->> 'postalCode', ''), 2),
		'city', address -> 'city', 'region', address -> 'region', 'countryCode', address -> 'countryCode'))
	else address end
$$;

create function order_snapshot_without_person(snapshot jsonb) returns jsonb language sql immutable as $$
	select snapshot - 'loyaltyCardNumber' || jsonb_build_object(
		'deliveryAddress', address_without_person(snapshot -> 'deliveryAddress'),
		'billingAddress', address_without_person(snapshot -> 'billingAddress'),
		'phoneNumber', null)
$$;

create function gift_card_details_without_person(details jsonb) returns jsonb language sql immutable as $$
	select details || '{"recipientName": "", "recipientEmail": "", "senderName": "", "message": ""}'
$$;

-- Of an order its three statuses, the instant of confirmation and its owner may change. An erasure of its owner may empty it of
-- the person, to exactly what is left above; nothing else of it can change then either.
create or replace function keep_order_snapshot() returns trigger language plpgsql as $$
declare
	free constant text[] := '{order_status,payment_status,fulfillment_status,confirmed_at,customer_id}';
	kept constant jsonb := to_jsonb(old) - free;
begin
	if to_jsonb(new) - free is not distinct from kept then
		return new;
	end if;
	if old.customer_id = erased_customer() and to_jsonb(new) - free = kept || jsonb_build_object(
		'email', '', 'fingerprint', '', 'snapshot', order_snapshot_without_person(old.snapshot)) then
		return new;
	end if;
	raise exception 'an order is an immutable snapshot' using errcode = 'restrict_violation';
end $$;

-- Of the gift cards of an order nothing may change, but for who bought one or who was to get it being erased.
create function keep_order_gift_card() returns trigger language plpgsql as $$
begin
	if tg_op = 'UPDATE' and to_jsonb(new) = to_jsonb(old)
		|| jsonb_build_object('details', gift_card_details_without_person(old.details))
		and (exists (select from orders where id = old.order_id and customer_id = erased_customer())
			or exists (select from customers where id = erased_customer() and email = lower(old.details ->> 'recipientEmail'))) then
		return new;
	end if;
	raise exception '% rows are never changed or removed', tg_table_name using errcode = 'restrict_violation';
end $$;
drop trigger order_gift_cards_are_immutable on order_gift_cards;
create trigger order_gift_cards_are_immutable before update or delete on order_gift_cards for each row execute function keep_order_gift_card();

-- A statement of withdrawal stays as it was made, but for who made it being erased: then what it was about is kept, not by whom.
create function keep_withdrawal() returns trigger language plpgsql as $$
begin
	if tg_op = 'UPDATE' and to_jsonb(new) = to_jsonb(old) || jsonb_build_object('name', '', 'email', '', 'content', '',
		'order_number', case when old.order_id is null then '' else old.order_number end)
		and (exists (select from orders where id = old.order_id and customer_id = erased_customer())
			or (old.order_id is null and exists (select from customers where id = erased_customer() and email = lower(old.email)))) then
		return new;
	end if;
	raise exception '% rows are never changed or removed', tg_table_name using errcode = 'restrict_violation';
end $$;
drop trigger withdrawals_are_append_only on withdrawals;
create trigger withdrawals_are_append_only before update or delete on withdrawals for each row execute function keep_withdrawal();

-- What was told as proof that a return was sent is in the words of who sent it.
create function keep_return_event() returns trigger language plpgsql as $$
begin
	if tg_op = 'UPDATE' and to_jsonb(new) = to_jsonb(old) || '{"detail": null}'
		and exists (select from returns r join orders o on o.id = r.order_id
			where r.return_number = old.return_number and o.customer_id = erased_customer()) then
		return new;
	end if;
	raise exception '% rows are never changed or removed', tg_table_name using errcode = 'restrict_violation';
end $$;
drop trigger return_events_are_append_only on return_events;
create trigger return_events_are_append_only before update or delete on return_events for each row execute function keep_return_event();
