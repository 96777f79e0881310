-- The page of a product shows an outfit with it (decision 0129): a change of a block is told to all styles it names.
create function record_changed_outfits() returns trigger language plpgsql as $$
declare
	source text := case tg_op
		when 'INSERT' then 'table new_rows'
		when 'DELETE' then 'table old_rows'
		else '(table new_rows except all table old_rows) union all (table old_rows except all table new_rows)' end;
	points text := case tg_table_name
		when 'content_blocks' then format('select r.points from (%s) r', source)
		else format('select b.points from (%s) r join content_blocks b on b.id = r.block_id', source) end;
	keys text[];
begin
	execute format('select array_agg(distinct c.product_id) from (%s) found, jsonb_array_elements(found.points) point
		join colorways c on c.id = point->>''colorway''', points) into keys;
	perform record_changes('outfits', keys);
	return null;
end $$;
do $$
declare
	named text;
	act text;
begin
	foreach named in array array['content_blocks', 'content_block_texts'] loop
		foreach act in array array['insert', 'update', 'delete'] loop
			execute format('create trigger %I after %s on %I referencing %s for each statement execute function record_changed_outfits()',
				named || '_' || act || '_tells_products', act, named,
				case act when 'insert' then 'new table as new_rows' when 'delete' then 'old table as old_rows'
					else 'new table as new_rows old table as old_rows' end);
		end loop;
	end loop;
end $$;
