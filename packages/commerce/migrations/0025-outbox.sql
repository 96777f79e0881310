-- An e-mail is claimed before it is sent, outside any transaction, and noted afterwards. What a process that died was sending
-- stays claimed, and is sent once more when the claim is a minute old.
alter table mails
	add column state text not null default 'sent' check (state in ('sending', 'sent')),
	add column claimed_at timestamptz not null default now();
alter table mails alter column state drop default;
comment on column mails.sent_at is 'When it left; while it is on its way, when it was first to leave.';

-- The hash of a gift card's code is there as soon as its letter is on its way.
alter table gift_cards drop constraint gift_cards_check, add check (sent_at is null or code_hash is not null);
