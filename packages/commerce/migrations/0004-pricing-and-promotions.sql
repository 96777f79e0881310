-- One price list per site in its currency.
create table prices (
	site text not null references web_domains,
	sku text not null references variants on delete cascade,
	cent_amount integer not null check (cent_amount >= 0),
	vat_class text not null default 'standard' check (vat_class in ('standard', 'childrens')),
	offer_cent_amount integer check (offer_cent_amount >= 0),
	offer_from timestamptz,
	offer_until timestamptz,
	primary key (site, sku),
	check ((offer_cent_amount is null) = (offer_from is null)),
	check (offer_until is null or offer_until > offer_from)
);
create index prices_offer_change on prices (offer_from, offer_until) where offer_cent_amount is not null;

-- Every price the public could pay, with the instant from which it applied. Law 1 asks for it as evidence: rows are never changed.
create table price_log (
	id bigint generated always as identity primary key,
	site text not null,
	sku text not null,
	cent_amount integer not null,
	currency text not null,
	-- Shown as a reduction.
	announced boolean not null,
	applied_at timestamptz not null
);
create index price_log_variant on price_log (site, sku, applied_at, id);

create function refuse_change() returns trigger language plpgsql as $$
begin
	raise exception '% rows are never changed or removed', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger price_log_is_append_only before update or delete on price_log for each row execute function refuse_change();
create trigger stock_movements_are_append_only before update or delete on stock_movements for each row execute function refuse_change();

create table coupon_codes (
	site text not null references web_domains,
	-- Compared in upper case.
	code text not null check (code = upper(code)),
	kind text not null check (kind in ('percent', 'amount')),
	-- Basis points of the subtotal for a percentage, minor units for an amount.
	value integer not null check (value > 0),
	minimum_cent_amount integer not null default 0,
	valid_from timestamptz not null,
	valid_until timestamptz,
	primary key (site, code)
);
