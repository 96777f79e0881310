import type { ColorFamily } from '../../catalog/colors.ts'
import { plain } from './words.ts'

/** Color names of each family in the six languages; without accents, as compared. */
const WORDS: Readonly<Record<ColorFamily, string>> = {
	white: 'white blanc blanche blanco blanca weiss bianco bianca bialy biala optical-white',
	ecru: 'ecru ivory ivoire marfil elfenbein avorio cream creme crema kremowy offwhite off-white natural naturel naturweiss',
	beige: 'beige sand sable arena sabbia piaskowy camel taupe nude bezowy kamel stone',
	brown: 'brown marron brun brune braun marrone brazowy chocolate chocolat schokolade cognac tan tabac mocha caramel',
	black: 'black noir noire negro negra schwarz nero nera czarny czarna',
	grey: 'grey gray gris grise grau grigio grigia szary szara anthracite anthrazit antracita charcoal silver argent silber',
	navy: 'navy marine marineblau navyblau granatowy granatowa navyblue bleumarine azulmarino dunkelblau',
	blue: 'blue bleu bleue azul blau blu niebieski niebieska sky ciel denim indigo cobalt turquoise himmelblau hellblau azzurro',
	green: 'green vert verte verde grun gruen zielony zielona emerald mint menthe salbei sage petrol',
	khaki: 'khaki kaki olive oliv oliva oliwkowy',
	yellow: 'yellow jaune amarillo gelb giallo gialla zolty zolta mustard moutarde senf mostaza senape gold or oro',
	orange: 'orange naranja arancione pomaranczowy rust rouille terracotta apricot peach',
	red: 'red rouge rojo roja rot rosso rossa czerwony czerwona scarlet cherry',
	burgundy: 'burgundy bordeaux bordo burdeos granate wine bordowy weinrot maroon',
	pink: 'pink rose rosa rosado rosy rozowy rozowa fuchsia blush magenta',
	purple:
		'purple violet violette violeta lila lilac lilas morado viola fioletowy fioletowa lavender lavande flieder mauve plum prune',
	multi: 'multi multicolor multicolour multicolore mehrfarbig bunt wielokolorowy print',
}

/** Default swatch of a family when the file gives no shade. */
export const FAMILY_SWATCHES: Readonly<Record<ColorFamily, string>> = {
	white: '#ffffff',
	ecru: '#f3ecd9',
	beige: '#d9c7a7',
	brown: '#6b4a33',
	black: '#15171a',
	grey: '#8b8d90',
	navy: '#1f2a44',
	blue: '#4a78b0',
	green: '#3f7a4d',
	khaki: '#7a7550',
	yellow: '#e8c33a',
	orange: '#d9772f',
	red: '#b7202e',
	burgundy: '#6a1f2f',
	pink: '#e6a4b4',
	purple: '#73508c',
	multi: '#b9a7c4',
}

const FAMILIES = new Map<string, ColorFamily>()
for (const [family, words] of Object.entries(WORDS)) {
	for (const word of words.split(' ')) FAMILIES.set(word, family as ColorFamily)
}

/** Family of a color name in any of the six languages: `Bleu marine` is navy, `Red/Green` red. */
export function familyOfColor(name: string): ColorFamily | undefined {
	const words = plain(name)
		.split(/[^a-z]+/)
		.filter(Boolean)
	const whole = FAMILIES.get(words.join('')) ?? FAMILIES.get(words.join('-'))
	if (whole) return whole
	const first = plain(name).split(/[/,|]/)[0] ?? ''
	const inFirst = first.split(/[^a-z]+/).flatMap((word) => FAMILIES.get(word) ?? [])
	// `dark navy blue`: the rarer word is more specific.
	return inFirst.find((family) => !['blue', 'white', 'green', 'red'].includes(family)) ?? inFirst[0]
}
