-- A bank may fail a refund days after it was made: what was refunded and came back, in minor units. Both this and the sum
-- with what is refunded only grow, in whatever order a provider's states arrive (decision 0098).
alter table payments add column failed_refund_cent_amount integer not null default 0;

-- When asking the provider about it last failed: payments that fail in each round wait behind the others.
alter table payments add column failed_at timestamptz;

-- A failed refund that a person has paid otherwise, such as by bank transfer, is closed without the provider.
alter table refunds add column paid_otherwise_at timestamptz;
create or replace function keep_refund() returns trigger language plpgsql as $$
begin
	if (old.status = 'settled' and (new.status <> 'failed' or old.paid_otherwise_at is not null))
		or (to_jsonb(new) - '{status,settled_at,failure,attempts,paid_otherwise_at}'::text[])
		is distinct from (to_jsonb(old) - '{status,settled_at,failure,attempts,paid_otherwise_at}'::text[]) then
		raise exception 'a refund stays as it was asked for' using errcode = 'restrict_violation';
	end if;
	return new;
end $$;

-- Why the simulated bank has sent a refund back.
alter table sandbox_refunds add column failure text;
