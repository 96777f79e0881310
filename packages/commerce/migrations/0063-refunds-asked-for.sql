-- When the provider last said that it is at work on a refund; null: ask.
alter table refunds add column asked_at timestamptz;

create or replace function keep_refund() returns trigger language plpgsql as $$
declare
	changing constant text[] := '{status,settled_at,failure,attempts,paid_otherwise_at,asked_at}';
begin
	if (old.status = 'settled' and (new.status <> 'failed' or old.paid_otherwise_at is not null))
		or (to_jsonb(new) - changing) is distinct from (to_jsonb(old) - changing) then
		raise exception 'a refund stays as it was asked for' using errcode = 'restrict_violation';
	end if;
	return new;
end $$;
