-- What was counted under the sequence; null for counts of before, whose number nobody remembers.
alter table stock_counts add column units integer;
