-- Photos of reviews (decision 0130). What is shown of them stands with the review, once its files are written.
alter table reviews add column shown_photos jsonb not null default '[]';

create table review_photos (
	id text primary key,
	-- Of whose key it was sent with.
	order_id text not null references orders,
	-- Null until the review is written: such a photo is forgotten after a day.
	review_id text references reviews on delete cascade,
	position smallint not null default 0,
	alt text,
	-- WebP without metadata, made of what was sent.
	bytes bytea not null,
	width integer not null,
	height integer not null,
	added_at timestamptz not null,
	-- Random name of its public files and their widths, while there may be any.
	file_name text unique,
	widths integer[],
	check ((file_name is null) = (widths is null))
);
create index review_photos_review on review_photos (review_id, position);
create index review_photos_order on review_photos (order_id);
create index review_photos_unused on review_photos (added_at) where review_id is null;

-- Public files to be deleted: written however a photo goes, done by a task, which the store may keep waiting.
create table review_photo_removals (
	file_name text primary key,
	widths integer[] not null,
	asked_at timestamptz not null default now()
);
create function remove_review_photo_files() returns trigger language plpgsql as $$
begin
	insert into review_photo_removals (file_name, widths) values (old.file_name, old.widths) on conflict do nothing;
	return null;
end $$;
create trigger review_photos_delete_leaves_no_file after delete on review_photos for each row
	when (old.file_name is not null) execute function remove_review_photo_files();
create trigger review_photos_update_leaves_no_file after update on review_photos for each row
	when (old.file_name is not null and old.file_name is distinct from new.file_name)
	execute function remove_review_photo_files();
