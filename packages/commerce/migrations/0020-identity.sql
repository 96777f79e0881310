-- A change of address is asked for like a new password: the worker finds out whether somebody else has the new one.
alter table access_requests drop constraint access_requests_purpose_check;
alter table access_requests add check (purpose in ('reset-password', 'sign-in', 'change-email'));
-- Who asks for another address; of the other purposes nobody knows yet.
alter table access_requests add column customer_id text references customers;
alter table access_requests add check ((purpose = 'change-email') = (customer_id is not null));

-- How many letters an address was sent lately.
create index access_requests_email on access_requests (email, requested_at);
create index registrations_email on registrations (email, created_at);

-- Orders of guests are claimed however their address was typed.
create index orders_lower_email on orders (lower(email));

-- A registration that has become an account says nothing of the person any more: the account does.
alter table registrations alter column password_hash drop not null;
alter table registrations alter column details drop not null;
alter table registrations add check ((confirmed_at is null) = (details is not null));
alter table registrations add check ((confirmed_at is null) = (password_hash is not null));
