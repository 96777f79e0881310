-- The newest document of a series has the highest number and, since dates never decrease along the numbers, the latest date:
-- one row of an index, where the highest of each were looked for among all documents of the year.
create or replace function keep_document_series() returns trigger language plpgsql as $$
declare
	newest record;
begin
	select series_number as number, issued_at into newest from documents
		where site = new.site and kind = new.kind and series_year = new.series_year
		order by series_number desc limit 1;
	if new.series_number <> coalesce(newest.number, 0) + 1 or new.issued_at < newest.issued_at then
		raise exception 'documents are numbered without gaps, in the order of their dates' using errcode = 'check_violation';
	end if;
	return new;
end $$;
