-- What was sent, once per subject and kind, whatever the queue repeats.
create table mails (
	id bigint generated always as identity primary key,
	kind text not null,
	reference text not null,
	recipient text not null,
	subject text not null,
	sent_at timestamptz not null,
	unique (kind, reference)
);

-- Outside production, where no SMTP server is configured, letters are dropped here and shown by the inbox page.
create table inbox_messages (
	id bigint generated always as identity primary key,
	recipient text not null,
	subject text not null,
	language_tag text not null,
	html text not null,
	text text not null,
	received_at timestamptz not null
);
