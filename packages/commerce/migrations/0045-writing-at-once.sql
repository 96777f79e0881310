-- Ends a statement and takes back all it has written: for one that writes in one go what it finds wrong only then (decision 0091).
create function refuse_write(reason text) returns boolean language plpgsql as $$
begin
	raise exception 'refused: %', reason using errcode = 'VT001';
end $$;

-- Orders of one origin queue until their transaction ends, so that each counts those before it: a volatile function reads anew
-- after it has waited, which the statement that calls it does not.
create function admit_order(origin text, since timestamptz, most integer) returns boolean language plpgsql as $$
begin
	perform pg_advisory_xact_lock(hashtextextended(origin, 0));
	if (select count(*) from order_origins placed join orders o on o.id = placed.order_id
		where placed.origin_key = origin and o.order_status = 'pending' and placed.placed_at > since) >= most then
		return refuse_write('too-many-unpaid');
	end if;
	return true;
end $$;

-- An order's update that keeps its snapshot needs no function call: the comparison is of columns, not of JSON.
drop trigger orders_are_immutable on orders;
create trigger orders_are_immutable before update on orders for each row
	when ((old.id, old.site, old.order_number, old.checkout_id, old.cart_id, old.fingerprint, old.language_tag, old.email,
		old.currency, old.subtotal_cent_amount, old.discount_cent_amount, old.delivery_cent_amount, old.tax_cent_amount,
		old.total_cent_amount, old.snapshot, old.ordered_at)
		is distinct from (new.id, new.site, new.order_number, new.checkout_id, new.cart_id, new.fingerprint, new.language_tag,
		new.email, new.currency, new.subtotal_cent_amount, new.discount_cent_amount, new.delivery_cent_amount,
		new.tax_cent_amount, new.total_cent_amount, new.snapshot, new.ordered_at))
	execute function keep_order_snapshot();
