-- How often a network has called within a period, over all gateways (decision 0080). Unlogged: nothing is written to the
-- log of changes, and after a crash of the server counting begins anew.
create unlogged table call_counts (
	key text primary key,
	points integer not null,
	ends_at timestamptz not null
);
create index call_counts_end on call_counts (ends_at);
