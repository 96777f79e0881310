-- Variants and colorways that a catalog file no longer names are removed; the cascades find their rows by these.
create index prices_sku on prices (sku);
create index publications_colorway on publications (colorway_id);
