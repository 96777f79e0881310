-- The host a passkey is bound to: our sites are seven hosts, and browsers offer a key on its own only.
alter table passkeys add column rp_id text not null;
create index passkey_challenges_expiry on passkey_challenges (expires_at);
