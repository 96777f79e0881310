-- What a payment was really made with, such as card/visa, and who bears a fraud: the issuer of the card, or the shop.
-- Null: the provider has not said.
alter table payments add column method text,
	add column liability text check (liability in ('issuer', 'merchant'));

-- Above which amount a payment whose fraud would be the shop's loss is looked at by a person; null: never. Of a payment:
-- as its route said when it was placed.
alter table payment_routes add column review_above integer;
alter table payments add column review_above integer;

-- Orders that are not sent until a person has decided (decision 0111).
create table order_holds (
	reason text not null,
	-- The provider's id of what was warned of.
	reference text not null,
	order_id text not null references orders,
	payment_id text not null references payments,
	-- The provider's word.
	detail text,
	held_at timestamptz not null,
	ended_at timestamptz,
	outcome text check (outcome in ('released', 'cancelled')),
	-- Whose key ended it.
	ended_by text,
	note text,
	primary key (reason, reference),
	check ((ended_at is null) = (outcome is null))
);
create index order_holds_order on order_holds (order_id);
create index order_holds_open on order_holds (held_at) where ended_at is null;

-- A hold ends once, and keeps what it is about; its note may be emptied.
create function keep_order_hold() returns trigger language plpgsql as $$
declare
	changing constant text[] := case when old.ended_at is null then '{ended_at,outcome,ended_by,note}'::text[] else '{note}'::text[] end;
begin
	if (to_jsonb(new) - changing) is distinct from (to_jsonb(old) - changing) then
		raise exception 'a hold ends once' using errcode = 'restrict_violation';
	end if;
	return new;
end $$;
create trigger order_holds_end_once before update on order_holds for each row execute function keep_order_hold();
create trigger order_holds_are_kept before delete on order_holds for each row execute function refuse_change();
