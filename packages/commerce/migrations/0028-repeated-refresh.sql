-- The token a refresh token was answered with: whoever repeats the question at once is given the same answer (decision 0038).
-- No foreign key: both go with their session, and a look through the table for each of them would be all it did.
alter table refresh_tokens add column successor_id text;
