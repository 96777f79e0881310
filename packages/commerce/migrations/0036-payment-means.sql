-- What each means of payment pays of an order, as it was agreed to: `bank`, `gift-card` and whatever comes (decision 0065).
create table paid_parts (
	order_id text not null references orders,
	means text not null,
	cent_amount integer not null check (cent_amount > 0),
	primary key (order_id, means)
);
insert into paid_parts
	select order_id, 'bank', sum(cent_amount) from payments group by order_id having sum(cent_amount) > 0
	union all select order_id, 'gift-card', -sum(cent_amount) from gift_card_entries where kind = 'redeemed' group by order_id;
create trigger paid_parts_are_append_only before update or delete on paid_parts for each row execute function refuse_change();

-- What of a refund goes back for each means: `means` had paid it, `back_to` gets it.
create table refund_parts (
	refund_id text not null references refunds,
	means text not null,
	back_to text not null,
	cent_amount integer not null check (cent_amount > 0),
	primary key (refund_id, means)
);
insert into refund_parts
	select id, 'bank', 'bank', card_cent_amount from refunds where card_cent_amount > 0
	union all select id, 'gift-card', 'gift-card', gift_card_cent_amount from refunds where gift_card_cent_amount > 0;
create trigger refund_parts_are_append_only before update or delete on refund_parts for each row execute function refuse_change();

drop trigger refunds_stay_within_payment on refunds;
drop function keep_refunds_within_payment();
alter table refunds drop column card_cent_amount, drop column gift_card_cent_amount;

-- The last word: nothing goes back for a means that has not paid it. Whoever asks for a refund holds the order's row.
create function keep_refunds_within_payment() returns trigger language plpgsql as $$
declare
	ordered constant text := (select order_id from refunds where id = new.refund_id);
begin
	perform 1 from orders where id = ordered for update;
	if new.cent_amount
		+ (select coalesce(sum(p.cent_amount), 0) from refund_parts p join refunds r on r.id = p.refund_id
			where r.order_id = ordered and p.means = new.means)
		> (select coalesce(sum(cent_amount), 0) from paid_parts where order_id = ordered and means = new.means) then
		raise exception 'no more goes back than was paid' using errcode = 'check_violation';
	end if;
	return new;
end $$;
create trigger refunds_stay_within_payment before insert on refund_parts for each row execute function keep_refunds_within_payment();

-- What a checkout is to be paid with, besides the bank, which takes what is left: a gift card by its id, and so on.
create table checkout_means (
	checkout_id text not null references checkouts on delete cascade,
	means text not null,
	source_id text not null,
	added_at timestamptz not null,
	primary key (checkout_id, means, source_id)
);
insert into checkout_means select checkout_id, 'gift-card', gift_card_id, added_at from checkout_gift_cards;
drop table checkout_gift_cards;
