-- A provider may have several accounts: one of each contract of the shop (decision 0095). The default is the sandbox's,
-- for processes of the release before.
alter table payments add column account text not null default 'demo';

-- The payment an event is about; null where it names none of ours, as with another system in the same account.
alter table payment_webhooks add column payment_id text references payments;
