-- VAT rates that begin on a day and take the place of those of the code (decision 0100). Orders keep the rate they were placed with.
create table vat_rates (
	country_code text not null check (country_code ~ '^[A-Z]{2}$'),
	vat_class text not null,
	from_day date not null,
	basis_points integer not null check (basis_points between 0 and 5000),
	primary key (country_code, vat_class, from_day)
);

-- Years a document is kept, by the country of the site's record (packages/market/src/countries).
create or replace function document_years(site text) returns integer language sql stable as $$
	select case coalesce((select s.country_code from sites s where s.site = $1), upper($1))
		when 'AT' then 7 when 'DE' then 8 when 'ES' then 6 when 'GB' then 6 when 'IE' then 6 when 'NL' then 7 when 'PL' then 5
		else 10 end
$$;
