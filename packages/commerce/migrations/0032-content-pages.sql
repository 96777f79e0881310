-- Pages of law and help as the retailer wrote them, with their placeholders: what an export gives back.
create table content_pages (
	site text not null references web_domains on delete cascade,
	-- What it is, the same word on every site: terms, privacy, withdrawal, legal-notice...
	page text not null,
	language text not null,
	-- The list it stands in, and the first part of its address.
	page_group text not null check (page_group in ('help', 'legal')),
	position integer not null default 0,
	slug text not null,
	title text not null,
	-- Its name in lists.
	link_text text not null,
	description text,
	-- A day of the site's zone.
	valid_from date not null,
	body text not null,
	primary key (site, page, language),
	unique (site, language, slug)
);

-- What was published: the text with every fact filled in, as shoppers read it and orders name it. A fact that changes (the
-- price of a delivery, the seller's address) publishes a version as a new text does.
create table content_page_versions (
	site text not null references web_domains,
	page text not null,
	language text not null,
	number integer not null check (number > 0),
	valid_from date not null,
	title text not null,
	body text not null,
	published_at timestamptz not null,
	primary key (site, page, language, number)
);
create trigger content_page_versions_are_append_only before update or delete on content_page_versions
	for each row execute function refuse_change();
