-- Under which name a style is sold; without one, the brand of the shop (decision 0101).
alter table products add column brand text;
