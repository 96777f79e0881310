-- Addresses that customers had before: the old one is told of the change, and whoever is erased is forgotten under it as well.
create table former_emails (
	id text primary key,
	customer_id text not null references customers,
	email text not null check (email = lower(email)),
	-- What was done under it until then was the customer's; it may be somebody else's afterwards.
	left_at timestamptz not null
);
create index former_emails_customer on former_emails (customer_id, left_at);

-- Whether an address was that of the customer who is being erased, now or when something happened.
create function is_erased_customers_email(address text, happened_at timestamptz) returns boolean language sql stable as $$
	select exists (select from customers where id = erased_customer() and email = lower(address))
		or exists (select from former_emails
			where customer_id = erased_customer() and email = lower(address) and left_at >= happened_at)
$$;

create or replace function keep_order_gift_card() returns trigger language plpgsql as $$
begin
	if tg_op = 'UPDATE' and to_jsonb(new) = to_jsonb(old)
		|| jsonb_build_object('details', gift_card_details_without_person(old.details))
		and exists (select from orders where id = old.order_id and (customer_id = erased_customer()
			or is_erased_customers_email(old.details ->> 'recipientEmail', ordered_at))) then
		return new;
	end if;
	raise exception '% rows are never changed or removed', tg_table_name using errcode = 'restrict_violation';
end $$;

create or replace function keep_withdrawal() returns trigger language plpgsql as $$
begin
	if tg_op = 'UPDATE' and to_jsonb(new) = to_jsonb(old) || jsonb_build_object('name', '', 'email', '', 'content', '',
		'order_number', case when old.order_id is null then '' else old.order_number end)
		and (exists (select from orders where id = old.order_id and customer_id = erased_customer())
			or (old.order_id is null and is_erased_customers_email(old.email, old.stated_at))) then
		return new;
	end if;
	raise exception '% rows are never changed or removed', tg_table_name using errcode = 'restrict_violation';
end $$;
