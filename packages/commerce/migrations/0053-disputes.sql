-- What a cardholder's bank asks back of a payment (decision 0099): as its provider tells of it, only forward.
create table disputes (
	provider text not null,
	account text not null,
	-- The provider's own id.
	reference text not null,
	order_id text not null references orders,
	payment_id text not null references payments,
	currency text not null,
	cent_amount integer not null check (cent_amount > 0),
	-- The provider's word.
	reason text not null,
	-- An inquiry takes no money yet; an appeal follows a dispute that was lost.
	stage text not null check (stage in ('inquiry', 'dispute', 'appeal')),
	status text not null check (status in ('needs-response', 'under-review', 'won', 'lost')),
	respond_by timestamptz,
	fee_cent_amount integer not null default 0,
	fee_currency text,
	opened_at timestamptz not null,
	closed_at timestamptz,
	primary key (provider, reference)
);
create index disputes_order on disputes (order_id);
create index disputes_open on disputes (respond_by) where status in ('needs-response', 'under-review');

-- What the provider has taken of an order, or may not pay out. In another currency than the order's: all of it.
create function disputed_cent_amount(ordered text) returns bigint stable language sql as $$
	select coalesce(sum(case when d.currency = o.currency then d.cent_amount else o.total_cent_amount end), 0)
	from disputes d join orders o on o.id = d.order_id
	where d.order_id = ordered and d.stage <> 'inquiry' and d.status <> 'won'
$$;

-- True if so much more, in minor units, would be refunded twice: by a refund and by the bank that disputes the payment.
create function is_refund_disputed(ordered text, more bigint) returns boolean stable language sql as $$
	select disputed > 0 and disputed + more + (
		select coalesce(sum(part.cent_amount), 0) from refund_parts part join refunds r on r.id = part.refund_id
		where r.order_id = ordered and r.status <> 'failed' and part.means = 'bank'
	) > (select coalesce(sum(captured_cent_amount), 0) from payments where order_id = ordered)
	from disputed_cent_amount(ordered) disputed
$$;

-- Refunds and disputed money together are at most what was captured. Whoever asks for a refund, and whoever records a
-- dispute, holds the order's row. A refund that was asked for before stays: what the provider says of it follows.
create function keep_refunds_within_dispute() returns trigger language plpgsql as $$
declare
	asked constant text := case tg_table_name when 'refunds' then to_jsonb(new) ->> 'id' else to_jsonb(new) ->> 'refund_id' end;
	ordered constant text := (select order_id from refunds where id = asked and status <> 'failed');
begin
	perform 1 from orders where id = ordered for update;
	if is_refund_disputed(ordered, 0) then
		raise exception 'the payment is disputed' using errcode = 'check_violation';
	end if;
	return new;
end $$;
create trigger refund_parts_stay_within_dispute after insert on refund_parts
	for each row when (new.means = 'bank') execute function keep_refunds_within_dispute();
create trigger refunds_stay_within_dispute after update of status on refunds
	for each row when (old.status = 'failed' and new.status = 'pending') execute function keep_refunds_within_dispute();

-- A dispute keeps what it is about, and closes once.
create function keep_dispute() returns trigger language plpgsql as $$
begin
	if (new.provider, new.reference, new.order_id, new.payment_id, new.opened_at)
		is distinct from (old.provider, old.reference, old.order_id, old.payment_id, old.opened_at) then
		raise exception 'a dispute keeps its payment' using errcode = 'restrict_violation';
	end if;
	return new;
end $$;
create trigger disputes_keep_their_payment before update on disputes for each row execute function keep_dispute();
create trigger disputes_are_kept before delete on disputes for each row execute function refuse_change();
