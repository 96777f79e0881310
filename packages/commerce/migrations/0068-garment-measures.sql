-- What a garment of each size measures, in centimeters by measure and size key (decision 0116).
alter table products add column measures jsonb not null default '{}';
