-- The drawn name of the brand a seller sells under, for its e-mails; its source is what an export writes back.
alter table sellers add column wordmark_hash text references media, add column wordmark_source text;
