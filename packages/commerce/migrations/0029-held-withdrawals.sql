-- A statement made with an order's number and e-mail address only: received and dated, but carried out once the holder of
-- that address has confirmed it, or the retailer has asked (decision 0047).
alter table withdrawals drop constraint withdrawals_outcome_check;
alter table withdrawals add constraint withdrawals_outcome_check
	check (outcome in ('cancelled', 'return', 'gift-cards', 'late', 'nothing-left', 'review', 'unmatched', 'held'));
-- How many acknowledgements an address was sent lately.
create index withdrawals_email on withdrawals (email, stated_at);

create table held_withdrawals (
	-- Opaque and unguessable: it stands in the e-mail to the order's address and nowhere else.
	id text primary key,
	withdrawal_id text not null unique references withdrawals,
	carried_out_at timestamptz,
	-- Who made sure of it.
	carried_out_by text check (carried_out_by in ('buyer', 'retailer')),
	outcome text check (outcome in ('cancelled', 'return', 'gift-cards', 'late', 'nothing-left', 'review')),
	return_number text,
	check ((carried_out_at is null) = (outcome is null) and (carried_out_at is null) = (carried_out_by is null))
);
create index held_withdrawals_waiting on held_withdrawals (withdrawal_id) where carried_out_at is null;

-- What became of it is written once.
create function keep_held_withdrawal() returns trigger language plpgsql as $$
begin
	if old.carried_out_at is not null or new.id <> old.id or new.withdrawal_id <> old.withdrawal_id then
		raise exception 'a statement is carried out once' using errcode = 'restrict_violation';
	end if;
	return new;
end $$;
create trigger held_withdrawals_are_kept before update on held_withdrawals for each row execute function keep_held_withdrawal();
create trigger held_withdrawals_are_not_deleted before delete on held_withdrawals for each row execute function refuse_change();

-- Numbers of orders are drawn, not counted: the next one is known to nobody (decision 0047).
drop table order_numbers;
