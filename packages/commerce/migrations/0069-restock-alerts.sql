-- Who asked, without an account, to be e-mailed once when a sold-out size is back, and in which words: the proof of
-- GDPR art. 7(1). Nothing is sent before the address is confirmed (decision 0117).
create table restock_alerts (
	-- Opaque and unguessable: it stands in the e-mails, confirms and ends.
	id text primary key,
	email text not null check (length(email) <= 254),
	site text not null references web_domains,
	sku text not null,
	language_tag text not null,
	page_url text not null,
	wording_version text not null,
	asked_at timestamptz not null,
	confirmed_at timestamptz,
	-- When its e-mail was put into the queue.
	due_at timestamptz,
	ended_at timestamptz,
	ended_by text check (ended_by in ('email', 'sent')),
	check ((ended_at is null) = (ended_by is null))
);
create unique index restock_alerts_one_open on restock_alerts (lower(email), site, sku) where ended_at is null;
create index restock_alerts_email on restock_alerts (lower(email), asked_at);
create index restock_alerts_waiting on restock_alerts (sku, asked_at, id) where ended_at is null and confirmed_at is not null;
create index restock_alerts_due on restock_alerts (sku, due_at) where due_at is not null;
create index restock_alerts_old on restock_alerts (coalesce(ended_at, asked_at));
