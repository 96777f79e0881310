-- One account is good on all seven sites. Erased, a row keeps its id and nothing of the person.
create table customers (
	id text primary key,
	-- Confirmed, in lower case.
	email text unique,
	-- argon2id in PHC form.
	password_hash text,
	civility text check (civility in ('ms', 'mr')),
	first_name text,
	last_name text,
	birth_date date,
	-- E.164.
	phone_number text,
	loyalty_card_number text check (loyalty_card_number ~ '^[0-9]{13}$'),
	-- Size runs by department, as the shopper has named them: they only preselect.
	usual_sizes jsonb not null default '{}',
	-- Where the account was made, and the language its letters are written in.
	site text not null references web_domains,
	language_tag text not null,
	created_at timestamptz not null,
	updated_at timestamptz not null,
	erased_at timestamptz,
	check ((erased_at is null) = (email is not null))
);

-- Accounts that were asked for, whether or not the address has one already: nothing of it shows before the letter is answered (R92).
create table registrations (
	id text primary key,
	email text not null,
	-- sha256 of the token of the letter; null until the letter leaves.
	token_hash text unique,
	password_hash text not null,
	-- First and last name, civility, birth date, phone number, address, card number, what was agreed to.
	details jsonb not null,
	-- The guest order that the account is to keep.
	order_id text references orders,
	site text not null references web_domains,
	language_tag text not null,
	-- Where the letter leads, with TOKEN in the place of the token.
	page_url text not null,
	created_at timestamptz not null,
	expires_at timestamptz not null,
	-- When it became an account, and which.
	confirmed_at timestamptz,
	customer_id text references customers
);
create index registrations_expiry on registrations (expires_at);

-- What was asked for an address that nobody has shown to be theirs: the worker finds out whose it is, so that asking takes the same time for all (R93).
create table access_requests (
	id text primary key,
	purpose text not null check (purpose in ('reset-password', 'sign-in')),
	email text not null,
	site text not null references web_domains,
	language_tag text not null,
	page_url text not null,
	requested_at timestamptz not null
);

-- Single keys out of letters.
create table customer_tokens (
	token_hash text primary key,
	customer_id text not null references customers,
	purpose text not null check (purpose in ('reset-password', 'sign-in', 'change-email')),
	-- The address that is to be the new one.
	email text,
	created_at timestamptz not null,
	expires_at timestamptz not null,
	used_at timestamptz
);
create index customer_tokens_customer on customer_tokens (customer_id);

-- What a customer allows us to send, by channel and purpose: the newest line counts, all are the proof.
create table customer_consents (
	id bigint generated always as identity primary key,
	customer_id text not null references customers,
	channel text not null check (channel in ('email', 'sms', 'post')),
	purpose text not null check (purpose in ('news', 'loyalty')),
	granted boolean not null,
	site text not null references web_domains,
	decided_at timestamptz not null
);
create index customer_consents_customer on customer_consents (customer_id, id);

create table customer_addresses (
	id text primary key,
	customer_id text not null references customers,
	address jsonb not null,
	phone_number text,
	is_default_delivery boolean not null default false,
	is_default_billing boolean not null default false,
	created_at timestamptz not null,
	updated_at timestamptz not null
);
create unique index customer_addresses_delivery on customer_addresses (customer_id) where is_default_delivery;
create unique index customer_addresses_billing on customer_addresses (customer_id) where is_default_billing;
create index customer_addresses_customer on customer_addresses (customer_id);

-- A sign-in on a device: the family of its refresh tokens (R89, R90).
create table sessions (
	id text primary key,
	customer_id text not null references customers,
	site text not null references web_domains,
	method text not null check (method in ('password', 'link', 'passkey', 'hand-over')),
	-- As the browser calls itself, cut; the account shows what can be read from it.
	user_agent text not null,
	-- Whether the browser keeps it when it is closed.
	stays boolean not null,
	created_at timestamptz not null,
	last_used_at timestamptz not null,
	-- The end that no use puts off.
	expires_at timestamptz not null,
	ended_at timestamptz,
	end_reason text check (end_reason in ('signed-out', 'ended-elsewhere', 'password-changed', 'reuse', 'erased'))
);
create index sessions_customer on sessions (customer_id);

-- Each refresh token is used once; a second use ends its session.
create table refresh_tokens (
	id text primary key,
	session_id text not null references sessions on delete cascade,
	issued_at timestamptz not null,
	expires_at timestamptz not null,
	used_at timestamptz
);
create index refresh_tokens_session on refresh_tokens (session_id);

-- ES256. The private half is sealed with the deployment's secret.
create table signing_keys (
	id text primary key,
	public_jwk jsonb not null,
	sealed_private_jwk text not null,
	created_at timestamptz not null
);

create table passkeys (
	-- base64url, as authenticators name it.
	id text primary key,
	customer_id text not null references customers,
	public_key bytea not null,
	counter bigint not null,
	transports text[] not null default '{}',
	name text not null,
	is_backed_up boolean not null,
	created_at timestamptz not null,
	last_used_at timestamptz
);
create index passkeys_customer on passkeys (customer_id);

create table passkey_challenges (
	id text primary key,
	challenge text not null,
	-- Of who adds a key; null for who signs in.
	customer_id text references customers,
	expires_at timestamptz not null
);

-- How often something was tried within a window that has not ended: by account and address of the network, hashed.
create table attempts (
	key text primary key,
	count integer not null,
	window_ends_at timestamptz not null
);
create index attempts_end on attempts (window_ends_at);

-- Whose it is; a guest's has nobody until it is claimed.
alter table orders add column customer_id text references customers;
alter table checkouts add column customer_id text references customers;
alter table carts add column customer_id text references customers;
create index orders_customer on orders (customer_id, ordered_at desc);
create index orders_email on orders (email);
-- One bag for a customer on a site.
create unique index carts_customer on carts (customer_id, site) where customer_id is not null;

-- Of an order only its three statuses, the instant of confirmation and its owner may change.
create or replace function keep_order_snapshot() returns trigger language plpgsql as $$
begin
	if (to_jsonb(new) - '{order_status,payment_status,fulfillment_status,confirmed_at,customer_id}'::text[])
		is distinct from (to_jsonb(old) - '{order_status,payment_status,fulfillment_status,confirmed_at,customer_id}'::text[]) then
		raise exception 'an order is an immutable snapshot' using errcode = 'restrict_violation';
	end if;
	return new;
end $$;
