-- How many letters of a kind an address was sent lately: of those that left, not of those that were asked for, because whoever
-- asks without end for somebody else's address must not keep every letter from them.
create index mails_recipient on mails (recipient, sent_at);
drop index access_requests_email;
drop index registrations_email;
