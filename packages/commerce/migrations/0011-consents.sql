-- Proof of consent (GDPR art. 7(1)): what a browser, known by a pseudonym only, decided on which texts. No address, no user agent.
create table consents (
	id bigint generated always as identity primary key,
	-- Drawn by the browser; the decisions of one browser share it.
	consent_id text not null,
	site text not null,
	language text not null,
	texts_version text not null,
	act text not null check (act in ('accept-all', 'refuse-all', 'own-choice', 'withdrawn')),
	necessary boolean not null default true check (necessary),
	measurement boolean not null,
	personalization boolean not null,
	advertising boolean not null,
	-- By the clock of the visitor, and by ours.
	decided_at timestamptz not null,
	recorded_at timestamptz not null,
	-- A decision that is told again is the same decision.
	unique (consent_id, decided_at, act, measurement, personalization, advertising)
);
create index consents_recorded on consents (recorded_at);

-- A proof that can be changed proves nothing. Five years after the act, when nobody can ask for it any more, it may go.
create function keep_consents() returns trigger language plpgsql as $$
begin
	if tg_op = 'DELETE' and old.recorded_at < now() - interval '5 years' then
		return old;
	end if;
	raise exception 'consents are append-only';
end
$$;
create trigger consents_append_only before update or delete on consents for each row execute function keep_consents();
create trigger consents_no_truncate before truncate on consents for each statement execute function keep_consents();
