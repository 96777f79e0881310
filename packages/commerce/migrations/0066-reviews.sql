-- Reviews of styles by who has bought them, moderated before anybody reads them (decision 0114).
create table reviews (
	id text primary key,
	product_id text not null,
	-- `bought`: of a delivered order line; `imported`: from elsewhere, nobody here has checked it; `example`: of a demo.
	origin text not null check (origin in ('bought', 'imported', 'example')),
	order_id text references orders,
	customer_id text,
	site text not null,
	language_tag text not null,
	sku text,
	size_label text,
	color_name text,
	author text,
	stars smallint not null check (stars between 1 and 5),
	title text not null,
	body text not null,
	-- Runs small, true to size, runs large.
	fit smallint check (fit between -1 and 1),
	height_cm smallint check (height_cm between 40 and 250),
	usual_size text,
	status text not null default 'pending' check (status in ('pending', 'published', 'refused')),
	refusal text,
	answer text,
	answered_at timestamptz,
	bought_at timestamptz,
	written_at timestamptz not null,
	changed_at timestamptz not null,
	decided_at timestamptz,
	helpful integer not null default 0,
	-- Grows with each change by its author: a decision names the one it is about.
	version integer not null default 1,
	check ((origin = 'bought') = (order_id is not null)),
	check ((status = 'refused') = (refusal is not null))
);
create unique index reviews_order on reviews (order_id, product_id);
create unique index reviews_customer on reviews (customer_id, product_id);
create index reviews_shown on reviews (product_id, written_at desc, id) where status = 'published';
create index reviews_by_status on reviews (status, changed_at, id);

-- Who found a review helpful: a customer, or a network as a hash of 24 bits, which many share.
create table review_votes (
	review_id text not null references reviews on delete cascade,
	voter text not null,
	customer_id text,
	voted_at timestamptz not null,
	primary key (review_id, voter)
);
create index review_votes_customer on review_votes (customer_id) where customer_id is not null;

-- Notices of what may be against the law (Regulation (EU) 2022/2065, art. 16).
create table review_reports (
	id text primary key,
	review_id text not null references reviews on delete cascade,
	site text not null,
	language_tag text not null,
	reason text not null check (reason in ('illegal', 'offensive', 'not-genuine', 'personal-data', 'off-topic')),
	words text not null,
	email text,
	reported_at timestamptz not null,
	decision text check (decision in ('taken-down', 'kept')),
	decided_at timestamptz,
	check ((decision is null) = (decided_at is null))
);
create index review_reports_open on review_reports (reported_at, id) where decision is null;
create index review_reports_review on review_reports (review_id);
create index review_reports_email on review_reports (lower(email));

create table review_invitations (
	-- Opaque and unguessable: it opens the form, and nothing else of the order.
	token text primary key,
	order_id text not null unique references orders,
	invited_at timestamptz not null
);
-- Who wants no invitations; no e-mail address for longer than that wish.
create table review_objections (email text primary key, objected_at timestamptz not null);

create table product_inquiries (
	id text primary key,
	product_id text not null,
	site text not null,
	language_tag text not null,
	author text,
	-- Until the answer is sent.
	email text,
	words text not null,
	answer text,
	status text not null default 'pending' check (status in ('pending', 'published', 'refused')),
	page_url text not null,
	asked_at timestamptz not null,
	decided_at timestamptz,
	check (status <> 'published' or answer is not null)
);
create index product_inquiries_shown on product_inquiries (product_id, asked_at desc, id) where status = 'published';
create index product_inquiries_by_status on product_inquiries (status, asked_at, id);
create index product_inquiries_email on product_inquiries (lower(email));

-- How often each style came back as too small or too large, counted by a task.
create table fit_returns (
	product_id text primary key,
	too_small integer not null,
	too_large integer not null
);

do $$
declare
	followed record;
	act text;
begin
	for followed in select * from (values
		('reviews', 'case when r.status = ''published'' then r.product_id end'),
		('product_inquiries', 'case when r.status = ''published'' then r.product_id end'),
		('fit_returns', 'r.product_id')
	) as f (table_name, key)
	loop
		foreach act in array array['insert', 'update', 'delete'] loop
			execute format('create trigger %I after %s on %I referencing %s for each statement execute function record_changed_rows(%L, %L)',
				followed.table_name || '_' || act || '_is_followed', act, followed.table_name,
				case act when 'insert' then 'new table as new_rows' when 'delete' then 'old table as old_rows'
					else 'new table as new_rows old table as old_rows' end,
				'reviews', followed.key);
		end loop;
	end loop;
end $$;
