-- Store credit of a customer, one account a currency; the balance is the sum of its entries (decision 0066).
create table store_credit_accounts (
	id text primary key,
	-- Null: of a customer who was erased.
	customer_id text references customers,
	currency text not null,
	opened_at timestamptz not null,
	unique (customer_id, currency)
);

create table store_credit_entries (
	id bigint generated always as identity primary key,
	account_id text not null references store_credit_accounts,
	kind text not null check (kind in ('issued', 'redeemed', 'returned', 'given-up')),
	cent_amount integer not null check ((kind in ('redeemed', 'given-up')) = (cent_amount < 0) and cent_amount <> 0),
	-- Whose refund it is, or what it paid; null where it was given up with the account.
	order_id text references orders check ((order_id is null) = (kind = 'given-up')),
	-- The refund it belongs to; empty for all others.
	reference text not null default '',
	recorded_at timestamptz not null,
	unique nulls not distinct (account_id, kind, order_id, reference)
);
create index store_credit_entries_order on store_credit_entries (order_id);
create trigger store_credit_entries_are_append_only before update or delete on store_credit_entries for each row execute function refuse_change();

-- Whoever writes an entry waits for the account's row first, so that no two of them spend the same money.
create function keep_store_credit_balance() returns trigger language plpgsql as $$
begin
	perform 1 from store_credit_accounts where id = new.account_id for update;
	if (select coalesce(sum(cent_amount), 0) from store_credit_entries where account_id = new.account_id) + new.cent_amount < 0 then
		raise exception 'an account has no more store credit than its balance' using errcode = 'check_violation';
	end if;
	return new;
end $$;
create trigger store_credit_balance_is_kept before insert on store_credit_entries for each row execute function keep_store_credit_balance();

-- Of an account only its customer goes, when they are erased; what they give up by that is an entry, so that no money ends in silence.
create function keep_store_credit_account() returns trigger language plpgsql as $$
begin
	if old.customer_id is distinct from erased_customer() or old.customer_id is null
		or to_jsonb(new) is distinct from to_jsonb(old) || '{"customer_id": null}' then
		raise exception 'a store credit account stays its customer''s' using errcode = 'restrict_violation';
	end if;
	return new;
end $$;
create trigger store_credit_accounts_are_kept before update on store_credit_accounts for each row execute function keep_store_credit_account();
create trigger store_credit_accounts_are_not_deleted before delete on store_credit_accounts for each row execute function refuse_change();

create function give_up_store_credit() returns trigger language plpgsql as $$
begin
	insert into store_credit_entries (account_id, kind, cent_amount, recorded_at)
		select new.id, 'given-up', -sum(cent_amount), now() from store_credit_entries where account_id = new.id having sum(cent_amount) > 0;
	return null;
end $$;
create trigger store_credit_is_given_up after update on store_credit_accounts for each row execute function give_up_store_credit();

-- That and when the customer asked for credit instead of their money (Directive 2011/83 art. 13(1)); null: it goes back as it was paid.
alter table returns add column credit_agreed_at timestamptz;
alter table refunds add column credit_agreed_at timestamptz;
