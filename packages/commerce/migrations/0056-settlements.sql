-- What a payment provider has paid out, and of which operations it is made (decision 0099). Amounts are minor units of the
-- currency that is paid out; `original` is the amount of the operation in its own.
create table settlements (
	provider text not null,
	account text not null,
	-- The provider's own id.
	reference text not null,
	currency text not null,
	net_cent_amount bigint not null,
	-- Day on which the money is at the bank.
	paid_on date not null,
	created_at timestamptz not null,
	imported_at timestamptz not null,
	primary key (provider, reference)
);
create index settlements_day on settlements (paid_on);
create index settlements_account on settlements (provider, account, created_at);

create table settlement_lines (
	provider text not null,
	settlement text not null,
	-- The provider's own id of the line.
	reference text not null,
	kind text not null check (kind in ('payment', 'refund', 'dispute', 'fee', 'other')),
	-- Id of our payment, key of our refund, the provider's id of a dispute; null where the provider names none.
	operation text,
	payment_id text,
	gross_cent_amount integer not null,
	fee_cent_amount integer not null,
	net_cent_amount integer not null,
	original_cent_amount integer not null,
	original_currency text not null,
	happened_at timestamptz not null,
	primary key (provider, reference),
	foreign key (provider, settlement) references settlements (provider, reference),
	check (gross_cent_amount - fee_cent_amount = net_cent_amount)
);
create index settlement_lines_settlement on settlement_lines (provider, settlement);
create index settlement_lines_operation on settlement_lines (operation, kind) where operation is not null;

create trigger settlements_are_append_only before update or delete on settlements for each row execute function refuse_change();
create trigger settlement_lines_are_append_only before update or delete on settlement_lines
	for each row execute function refuse_change();

-- A settlement is the sum of its lines, which are written with it.
create function keep_settlement_sum() returns trigger language plpgsql as $$
begin
	if new.net_cent_amount <> (
		select coalesce(sum(net_cent_amount), 0) from settlement_lines
		where provider = new.provider and settlement = new.reference
	) then
		raise exception 'the lines of settlement % are not its sum', new.reference using errcode = 'check_violation';
	end if;
	return null;
end $$;
create constraint trigger settlements_are_their_lines after insert on settlements
	deferrable initially deferred for each row execute function keep_settlement_sum();
