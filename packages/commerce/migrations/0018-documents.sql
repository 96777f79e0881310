-- Who sells on a site, as tax documents and labels name them (law 11, 14): data of the retailer, checked when it is brought in.
create table sellers (
	site text primary key references web_domains on delete cascade,
	details jsonb not null
);

create table document_series (
	site text not null references web_domains,
	kind text not null check (kind in ('invoice', 'credit-note')),
	-- Of the day of issue in the site's zone: each year begins at one.
	year integer not null,
	next_number integer not null,
	last_issued_at timestamptz not null,
	primary key (site, kind, year)
);

create table documents (
	-- Opaque: it is part of a signed link.
	id text primary key,
	site text not null references web_domains,
	kind text not null check (kind in ('invoice', 'credit-note')),
	document_number text not null unique,
	series_year integer not null,
	series_number integer not null,
	order_id text not null references orders,
	-- What it was issued for, given by whoever asks: asking again finds the same document.
	reference text not null,
	-- Of a credit note: the invoice it takes back a part of.
	invoice_id text references documents,
	-- Everything that is printed, so that nothing is read from anywhere else when it is.
	content jsonb not null,
	currency text not null,
	total_cent_amount integer not null check (total_cent_amount >= 0),
	issued_at timestamptz not null,
	unique (order_id, kind, reference),
	unique (site, kind, series_year, series_number),
	check ((kind = 'invoice') = (invoice_id is null))
);
create unique index documents_one_invoice on documents (order_id) where kind = 'invoice';
create trigger documents_are_append_only before update or delete on documents for each row execute function refuse_change();

-- The lock on the row of the series lets one document at a time come here, so what is there is all there is.
create function keep_document_series() returns trigger language plpgsql as $$
declare
	newest record;
begin
	select max(series_number) as number, max(issued_at) as issued_at into newest from documents
		where site = new.site and kind = new.kind and series_year = new.series_year;
	if new.series_number <> coalesce(newest.number, 0) + 1 or new.issued_at < newest.issued_at then
		raise exception 'documents are numbered without gaps, in the order of their dates' using errcode = 'check_violation';
	end if;
	return new;
end $$;
create trigger document_series_is_kept before insert on documents for each row execute function keep_document_series();
