-- A site's parameters (R102-R123). `params` is exactly what GET /web-domains/{domain} answers.
create table web_domains (
	site text primary key,
	domain text not null unique,
	store_id text not null unique,
	country_code text not null check (country_code ~ '^[A-Z]{2}$'),
	currency text not null check (currency ~ '^[A-Z]{3}$'),
	params jsonb not null default '{}'
);
