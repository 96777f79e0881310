-- What changes on pages, written by triggers, so that plain SQL counts as a command does. A row is found by the
-- transaction that wrote it and not by a number of its own: numbers of a sequence are given when a row is written and
-- not when it is committed, so whoever remembers the highest one misses transactions that began before and end after.
-- A reader remembers its snapshot and reads what that did not see (decision 0074).
create table changes (
	transaction xid8 not null default pg_current_xact_id(),
	topic text not null,
	key text not null,
	primary key (transaction, topic, key)
);

-- Snapshots by the minute, for retention: a change may go once it has been visible for long enough.
create table change_marks (
	noted_at timestamptz primary key,
	snapshot pg_snapshot not null,
	-- What was visible then has been deleted.
	is_dropped boolean not null default false
);

create function record_changes(topic text, keys text[]) returns void language plpgsql as $$
begin
	if keys is null then return; end if;
	insert into changes (topic, key) select distinct record_changes.topic, unnest(keys) on conflict do nothing;
	perform pg_notify('changes', '');
end $$;

-- Of a statement: its topic, and the SQL of the key of a row `r`. A row written as it was is no change.
create function record_changed_rows() returns trigger language plpgsql as $$
declare
	source text := case tg_op
		when 'INSERT' then 'table new_rows'
		when 'DELETE' then 'table old_rows'
		else '(table new_rows except all table old_rows) union all (table old_rows except all table new_rows)' end;
	keys text[];
begin
	execute format('select array_agg(distinct key) from (select %s as key from (%s) r) found where key is not null',
		tg_argv[1], source) into keys;
	perform record_changes(tg_argv[0], keys);
	return null;
end $$;

-- Prices: `site/sku` of a few, the products of many.
create function record_changed_prices() returns trigger language plpgsql as $$
declare
	source text := case tg_op
		when 'INSERT' then 'table new_rows'
		when 'DELETE' then 'table old_rows'
		else '(table new_rows except all table old_rows) union all (table old_rows except all table new_rows)' end;
	keys text[];
begin
	execute format('select array_agg(distinct r.site || ''/'' || r.sku) from (%s) r', source) into keys;
	if cardinality(keys) <= 100 then
		perform record_changes('price', keys);
	else
		perform record_changes('prices', (select array_agg(distinct c.product_id)
			from (select distinct split_part(key, '/', 2) as sku from unnest(keys) as key) k
			join variants v on v.sku = k.sku join colorways c on c.id = v.colorway_id));
	end if;
	return null;
end $$;

create function record_changed_stock() returns trigger language plpgsql as $$
begin
	perform record_changes('stock', array[coalesce(new.sku, old.sku)]);
	return null;
end $$;
-- Pages count up to ten units, so a sale from a full shelf is no change and costs one comparison.
create trigger stock_is_followed after update on stock_levels for each row
	when (new.location_id = 'warehouse'
		and least(new.on_hand - new.reserved, 10) is distinct from least(old.on_hand - old.reserved, 10))
	execute function record_changed_stock();
create trigger new_stock_is_followed after insert on stock_levels for each row
	when (new.location_id = 'warehouse' and new.on_hand - new.reserved > 0) execute function record_changed_stock();
create trigger removed_stock_is_followed after delete on stock_levels for each row
	when (old.location_id = 'warehouse' and old.on_hand - old.reserved > 0) execute function record_changed_stock();

do $$
declare
	followed record;
	of_colorway text := '(select c.product_id from colorways c where c.id = r.colorway_id)';
	act text;
begin
	for followed in select * from (values
		('products', 'record_changed_rows', 'product', 'r.id'),
		('product_texts', 'record_changed_rows', 'product', 'r.product_id'),
		('product_categories', 'record_changed_rows', 'product', 'r.product_id'),
		('colorways', 'record_changed_rows', 'product', 'r.product_id'),
		('colorway_texts', 'record_changed_rows', 'product', of_colorway),
		('colorway_images', 'record_changed_rows', 'product', of_colorway),
		('variants', 'record_changed_rows', 'product', of_colorway),
		('publications', 'record_changed_rows', 'product', of_colorway),
		('prices', 'record_changed_prices', '', ''),
		('price_log', 'record_changed_prices', '', ''),
		('categories', 'record_changed_rows', 'category', 'r.id'),
		('category_texts', 'record_changed_rows', 'category', 'r.category_id'),
		('sizes', 'record_changed_rows', 'sizes', 'r.size_run_id'),
		('manufacturers', 'record_changed_rows', 'manufacturer', 'r.id'),
		('synonyms', 'record_changed_rows', 'synonyms', 'r.language'),
		('web_domains', 'record_changed_rows', 'site', 'r.site'),
		('sellers', 'record_changed_rows', 'site', 'r.site'),
		('delivery_methods', 'record_changed_rows', 'site', 'r.site'),
		('stores', 'record_changed_rows', 'store', 'r.site || ''/'' || r.id'),
		('content_pages', 'record_changed_rows', 'page', 'r.site || ''/'' || r.page'),
		('content_page_versions', 'record_changed_rows', 'page', 'r.site || ''/'' || r.page'),
		('banners', 'record_changed_rows', 'banner', 'r.page'),
		('banner_texts', 'record_changed_rows', 'banner', '(select b.page from banners b where b.id = r.banner_id)')
	) as f (table_name, action, topic, key)
	loop
		foreach act in array array['insert', 'update', 'delete'] loop
			execute format('create trigger %I after %s on %I referencing %s for each statement execute function %I(%L, %L)',
				followed.table_name || '_' || act || '_is_followed', act, followed.table_name,
				case act when 'insert' then 'new table as new_rows' when 'delete' then 'old table as old_rows'
					else 'new table as new_rows old table as old_rows' end,
				followed.action, followed.topic, followed.key);
		end loop;
	end loop;
end $$;
