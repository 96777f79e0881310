-- Who asked for the newsletter without an account, and that the address itself has said yes: the proof of GDPR art. 7(1) (decision 0048).
create table newsletter_subscriptions (
	-- Opaque and unguessable: it stands in e-mails to the address, confirms and ends.
	id text primary key,
	email text not null,
	site text not null references web_domains,
	language_tag text not null,
	-- Where the box was ticked.
	source text not null check (source in ('checkout')),
	page_url text not null,
	asked_at timestamptz not null,
	confirmed_at timestamptz,
	ended_at timestamptz
);
create unique index newsletter_subscriptions_open on newsletter_subscriptions (lower(email), site) where ended_at is null;
create index newsletter_subscriptions_asked on newsletter_subscriptions (asked_at) where confirmed_at is null;

-- How many years after the year of its issue a tax document is kept, by the law of the seller's country (market/retention.ts).
create function document_years(site text) returns integer language sql immutable as $$
	select case site when 'de' then 8 when 'es' then 6 when 'gb' then 6 when 'pl' then 5 else 10 end
$$;
create function is_document_over(site text, issued_at timestamptz) returns boolean language sql stable as $$
	select now() >= date_trunc('year', issued_at) + make_interval(years => document_years(site) + 1)
$$;
-- Until then nobody changes or removes one; after it nobody may keep it longer than needed (GDPR art. 5(1)(e)).
create function keep_document() returns trigger language plpgsql as $$
begin
	if tg_op = 'DELETE' and is_document_over(old.site, old.issued_at) then
		return old;
	end if;
	raise exception 'a tax document stays as it was issued, for as long as the law says' using errcode = 'restrict_violation';
end $$;
drop trigger documents_are_append_only on documents;
create trigger documents_are_append_only before update or delete on documents for each row execute function keep_document();
create index documents_issued on documents (issued_at);
create index documents_invoice on documents (invoice_id) where invoice_id is not null;
