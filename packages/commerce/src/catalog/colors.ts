/** The seventeen color families that drive the color facet, in the order the shop shows them (brief 2.4). */
export const COLOR_FAMILIES = [
	'white',
	'ecru',
	'beige',
	'brown',
	'black',
	'grey',
	'navy',
	'blue',
	'green',
	'khaki',
	'yellow',
	'orange',
	'red',
	'burgundy',
	'pink',
	'purple',
	'multi',
] as const
export type ColorFamily = (typeof COLOR_FAMILIES)[number]
