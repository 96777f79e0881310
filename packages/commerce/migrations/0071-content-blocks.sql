-- Parts of the home page, of departments and of lists that a retailer orders and schedules (decision 0124).
create table content_blocks (
	id text primary key,
	kind text not null,
	place text not null,
	-- Department or category it stands in; null for all of them.
	category_id text references categories,
	position integer not null,
	-- Empty: all.
	sites text[] not null,
	languages text[] not null,
	shown_from timestamptz,
	shown_until timestamptz,
	link text,
	picture_hash text references media,
	picture_source text,
	tall_hash text references media,
	tall_source text,
	-- Places of articles on the picture.
	points jsonb not null,
	-- Which articles a row shows.
	goods jsonb
);
create index content_blocks_place on content_blocks (place, position, id);
create index content_blocks_category on content_blocks (category_id);

create table content_block_texts (
	block_id text not null references content_blocks on delete cascade,
	language text not null,
	-- Plain text in which one word or phrase may stand between <em> and </em>.
	title text not null,
	text text not null,
	action text not null,
	alt text not null,
	primary key (block_id, language)
);

-- Followed by place (decision 0074).
create function block_place(place text, category_id text) returns text language sql immutable
	return place || '/' || coalesce(category_id, 'all');
do $$
declare
	followed record;
	act text;
begin
	for followed in select * from (values
		('content_blocks', 'block_place(r.place, r.category_id)'),
		('content_block_texts',
			'(select block_place(b.place, b.category_id) from content_blocks b where b.id = r.block_id)')
	) as f (table_name, key)
	loop
		foreach act in array array['insert', 'update', 'delete'] loop
			execute format('create trigger %I after %s on %I referencing %s for each statement execute function %I(%L, %L)',
				followed.table_name || '_' || act || '_is_followed', act, followed.table_name,
				case act when 'insert' then 'new table as new_rows' when 'delete' then 'old table as old_rows'
					else 'new table as new_rows old table as old_rows' end,
				'record_changed_rows', 'block', followed.key);
		end loop;
	end loop;
end $$;

-- The newsletter has a form of its own.
alter table newsletter_subscriptions drop constraint newsletter_subscriptions_source_check;
alter table newsletter_subscriptions add constraint newsletter_subscriptions_source_known
	check (source in ('checkout', 'page')) not valid;
