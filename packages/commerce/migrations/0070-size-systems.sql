-- Ways to number sizes beside the shipped ones, or in their place, and those a site shows (decision 0119).
create table size_systems (
	code text primary key,
	-- By language.
	names jsonb not null,
	schema_org text,
	merchant_code text,
	labels_of text,
	position int not null
);
-- Empty: those of the site's country.
alter table sites add column size_systems text[] not null default '{}';
