-- What a picture of goods lies on (decision 0133); null for surroundings, and for pictures stored before.
alter table media add column ground text
	constraint media_ground_is_a_color check (ground ~ '^#[0-9a-f]{6}$' or ground = 'transparent');
