-- Where the code of a payment product such as BLIK is typed: in the shop, or with 'page' on the provider's page. Of a
-- payment: as its route said when it was placed.
alter table payment_routes add column entry text not null default 'code';
alter table payments add column entry text not null default 'code';
