-- A picture of a category, for tiles; its source is what an export writes back.
alter table categories add column tile_hash text references media, add column tile_source text;

-- Editorial pictures with their words: where on which page, and where they lead.
create table banners (
	id text primary key,
	page text not null,
	slot text not null,
	position integer not null default 0,
	-- Empty: on every site.
	sites text[] not null default '{}',
	-- Name of the ground the picture was made on, so that the page can continue it.
	ground text not null,
	wide_hash text not null references media,
	wide_source text not null,
	tall_hash text not null references media,
	tall_source text not null,
	category_id text references categories
);
create index banners_page on banners (page, slot, position);

create table banner_texts (
	banner_id text not null references banners on delete cascade,
	language text not null,
	-- Plain text in which one word or phrase may stand between <em> and </em>.
	title text not null,
	action text not null,
	alt text not null,
	primary key (banner_id, language)
);
