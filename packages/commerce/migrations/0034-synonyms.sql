-- Words of one meaning in one language, as a shop's catalog file brings them; the search reads them with the catalog.
create table synonyms (
	language text not null check (language in ('fr', 'en', 'de', 'es', 'it', 'pl')),
	id text not null,
	terms text[] not null check (cardinality(terms) > 0),
	-- What one of the terms finds too, after all else.
	also text[] not null default '{}',
	primary key (language, id)
);
