-- Through which account at which provider a site's payment product is paid (decision 0095).
create table payment_routes (
	site text not null references web_domains,
	product text not null,
	provider text not null,
	account text not null,
	primary key (site, product)
);

-- What a site offers is on its pages (decision 0074).
create trigger payment_routes_insert_is_followed after insert on payment_routes referencing new table as new_rows
	for each statement execute function record_changed_rows('site', 'r.site');
create trigger payment_routes_update_is_followed after update on payment_routes
	referencing new table as new_rows old table as old_rows
	for each statement execute function record_changed_rows('site', 'r.site');
create trigger payment_routes_delete_is_followed after delete on payment_routes referencing old table as old_rows
	for each statement execute function record_changed_rows('site', 'r.site');

-- A refund that the provider refuses for good waits for a person: `failure` is the provider's reason. Each attempt has a
-- key of its own at the provider.
alter table refunds add column failure text, add column attempts integer not null default 1;
alter table refunds drop constraint refunds_status_check,
	add constraint refunds_status_check check (status in ('pending', 'failed', 'settled')),
	add constraint refunds_failure_check check (status <> 'failed' or failure is not null);
create or replace function keep_refund() returns trigger language plpgsql as $$
begin
	if old.status = 'settled' or (to_jsonb(new) - '{status,settled_at,failure,attempts}'::text[])
		is distinct from (to_jsonb(old) - '{status,settled_at,failure,attempts}'::text[]) then
		raise exception 'a refund stays as it was asked for' using errcode = 'restrict_violation';
	end if;
	return new;
end $$;
