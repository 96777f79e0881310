-- without transaction
-- Movements of counted units, and deliveries under way, are looked up instead of counted through.
drop index concurrently if exists events_moved;
create index concurrently events_moved on events (subject, position) where location_id is not null;
drop index concurrently if exists webhook_deliveries_claimed;
create index concurrently webhook_deliveries_claimed on webhook_deliveries (endpoint_id, claimed_until) where claimed_until is not null;
