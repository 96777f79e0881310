-- Where events are sent (decision 0096): addresses of other systems, with the secret each message is signed with.
create table webhook_endpoints (
	id text primary key,
	url text not null,
	-- Of events; empty: all.
	types text[] not null,
	secret text not null,
	-- The one before, which signs beside it for a while.
	former_secret text,
	former_until timestamptz,
	state text not null default 'open' check (state in ('open', 'closed')),
	closed_because text check (closed_because in ('asked', 'gone', 'failing')),
	-- Events up to it are queued.
	position bigint not null,
	failing_since timestamptz,
	created_at timestamptz not null,
	check ((state = 'closed') = (closed_because is not null)),
	check ((former_secret is null) = (former_until is null))
);

-- What is yet to be sent: nothing of the event, which is read when it is sent.
create table webhook_deliveries (
	endpoint_id text not null references webhook_endpoints,
	position bigint not null,
	event_id text not null,
	attempts integer not null default 0,
	due_at timestamptz not null,
	-- While it is being sent; a worker that dies leaves it to the next after this.
	claimed_until timestamptz,
	primary key (endpoint_id, position)
);
create index webhook_deliveries_due on webhook_deliveries (endpoint_id, due_at);

create table webhook_attempts (
	id bigint generated always as identity primary key,
	endpoint_id text not null references webhook_endpoints,
	event_id text not null,
	position bigint not null,
	attempt integer not null,
	-- Null where there was no answer.
	status integer,
	milliseconds integer not null,
	-- The first 200 characters of the answer, or why there was none.
	answer text not null,
	attempted_at timestamptz not null
);
create index webhook_attempts_endpoint on webhook_attempts (endpoint_id, id);
create index webhook_attempts_old on webhook_attempts (attempted_at);

-- What other systems have told of units, so that nothing counts twice and nothing older after something newer.
create table stock_counts (
	source text not null,
	location_id text not null,
	sku text not null,
	-- Of the source: it grows with each count.
	sequence bigint not null,
	primary key (source, location_id, sku)
);
create table stock_references (
	source text not null,
	reference text not null,
	location_id text not null,
	sku text not null,
	applied_at timestamptz not null,
	primary key (source, reference, location_id, sku)
);
create index stock_references_old on stock_references (applied_at);
alter table stock_movements drop constraint stock_movements_reason_check;
alter table stock_movements add constraint stock_movements_reason_check
	check (reason in ('import', 'sale', 'return', 'adjustment'));
