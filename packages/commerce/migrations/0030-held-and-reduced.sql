-- A new password by e-mail says that somebody may have been in the account: its passkeys wait until they are looked at (decision 0036).
alter table passkeys add column held_since timestamptz;

-- What is taken off the refund of units that came back worn: withdrawn goods are taken back all the same (law 3, decision 0032).
alter table return_lines add column deduction_cent_amount integer not null default 0 check (deduction_cent_amount >= 0);
alter table return_lines add column deduction text check (deduction in ('worn', 'damaged', 'incomplete'));
alter table return_lines add check ((deduction_cent_amount > 0) = (deduction is not null));
