import { expect, test } from 'vitest'
import { checkMigration, checkMigrations } from './check-migrations.ts'

const faultsOf = (text: string) => checkMigration('0060-trial.sql', text)

test('the migrations of this checkout only expand', async () => {
	expect(await checkMigrations()).toEqual([])
})

test.each([
	['alter table orders add column note text'],
	["alter table orders add column note text not null default ''"],
	['alter table orders add column noted_at timestamptz not null default now()'],
	["alter table orders add constraint noted check (note <> '') not valid"],
	['create table notes (id text primary key, order_id text not null references orders)'],
	[
		'create table notes (id text primary key); create index notes_id on notes (id); alter table notes alter id type varchar',
	],
	['create or replace function touch() returns trigger language plpgsql as $$ begin drop table orders; end $$'],
	['create index stores_city on stores (city)'],
	['-- without transaction\ndrop index concurrently if exists o;\ncreate index concurrently o on orders (email);\n'],
])('%s expands', async (text) => {
	expect(await faultsOf(text)).toEqual([])
})

test.each([
	['drop table notes', /drops a table/],
	['alter table orders drop column email', /drops a column/],
	['alter table orders rename to purchases', /renames/],
	['alter table orders rename column email to address', /renames/],
	['alter table orders alter column email type varchar(200)', /type of a column/],
	['alter table orders alter column email set not null', /not null/],
	['alter table orders add column note text not null', /without default/],
	['alter table orders add column token uuid not null default gen_random_uuid()', /for every row/],
	["alter table orders add constraint named check (email <> '')", /whole table/],
	['alter table orders add foreign key (email) references customers (email)', /whole table/],
	['alter table orders add unique (email)', /unique/],
	['create index orders_email on orders (email)', /without concurrently/],
	['create index concurrently orders_email on orders (email)', /without transaction/],
	['lock table orders', /locks/],
	['truncate orders', /empties/],
	['drop function refuse_write(text)', /drops a function/],
])('%s is refused', async (text, fault) => {
	expect(await faultsOf(text)).toEqual([expect.stringMatching(fault)])
})

test('a later release may take away what the one before did not use, and says since when', async () => {
	expect(await faultsOf('-- contract: 0058\nalter table orders drop column note')).toEqual([])
	expect(await faultsOf('-- contract: 0060\nalter table orders drop column note')).toHaveLength(1)
	expect(await faultsOf('-- contract: 0058\nlock table orders')).toHaveLength(1)
})

test('without a transaction every statement stands by itself', async () => {
	expect(await faultsOf('-- without transaction\nanalyze orders; analyze payments;\n')).toEqual([
		expect.stringContaining('ends its line'),
	])
})
