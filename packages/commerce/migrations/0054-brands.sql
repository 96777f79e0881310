-- How a shop is called and looks: `all`, and what differs on a site (decision 0101).
create table brands (
	site text primary key,
	details jsonb not null
);

-- It is on every page (decision 0074).
create trigger brands_insert_is_followed after insert on brands referencing new table as new_rows
	for each statement execute function record_changed_rows('brand', 'r.site');
create trigger brands_update_is_followed after update on brands
	referencing new table as new_rows old table as old_rows
	for each statement execute function record_changed_rows('brand', 'r.site');
create trigger brands_delete_is_followed after delete on brands referencing old table as old_rows
	for each statement execute function record_changed_rows('brand', 'r.site');
