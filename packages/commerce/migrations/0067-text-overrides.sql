-- What a shop says in its own words in the place of a shipped message (decision 0107).
create table text_overrides (
	language text not null,
	key text not null,
	text text not null,
	primary key (language, key)
);

-- They are on every page (decision 0074).
create trigger text_overrides_insert_is_followed after insert on text_overrides referencing new table as new_rows
	for each statement execute function record_changed_rows('text', 'r.language');
create trigger text_overrides_update_is_followed after update on text_overrides
	referencing new table as new_rows old table as old_rows
	for each statement execute function record_changed_rows('text', 'r.language');
create trigger text_overrides_delete_is_followed after delete on text_overrides referencing old table as old_rows
	for each statement execute function record_changed_rows('text', 'r.language');

-- Workers follow nothing else.
create function announce_texts() returns trigger language plpgsql as $$
begin
	notify texts;
	return null;
end $$;
create trigger text_overrides_are_announced after insert or update or delete on text_overrides
	for each statement execute function announce_texts();
