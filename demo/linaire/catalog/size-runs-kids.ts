import type { Size } from './size-runs.ts'

/** Height in centimetres is the key. German and Polish shoppers read the height itself. */
function byHeight(height: number, words: { fr: string; gb: string; es: string; it: string }): Size {
	const also = (text: string) => `${text} (${height} cm)`
	return {
		key: `${height}`,
		childrens: true,
		labels: {
			fr: also(words.fr),
			ch: also(words.fr),
			gb: also(words.gb),
			es: also(words.es),
			it: also(words.it),
			de: `${height}`,
			pl: `${height}`,
		},
	}
}

const MONTHS: [months: number, height: number, gb: string][] = [
	[3, 60, '0–3 months'],
	[6, 67, '3–6 months'],
	[12, 74, '6–12 months'],
	[18, 80, '12–18 months'],
	[24, 86, '18–24 months'],
]
export const BABY_SIZES: Size[] = MONTHS.map(([months, height, gb]) =>
	byHeight(height, { fr: `${months} mois`, gb, es: `${months} meses`, it: `${months} mesi` }),
)

const YEARS: [years: number, height: number, gb: string][] = [
	[3, 98, '2–3 years'],
	[4, 104, '3–4 years'],
	[5, 110, '4–5 years'],
	[6, 116, '5–6 years'],
	[8, 128, '7–8 years'],
	[10, 140, '9–10 years'],
	[12, 152, '11–12 years'],
	[14, 164, '13–14 years'],
]
export const KIDS_SIZES: Size[] = YEARS.map(([years, height, gb]) =>
	byHeight(height, { fr: `${years} ans`, gb, es: `${years} años`, it: `${years} anni` }),
)

/** The one run with sizes of both kinds: in Great Britain the two small ones are zero-rated, the rest are not (law 11). */
export const SOCK_SIZES: Size[] = [
	{ key: '27-30', childrens: true, labels: { eu: '27–30', fr: '27–30', it: '27–30', gb: 'UK 9–11½' } },
	{ key: '31-34', childrens: true, labels: { eu: '31–34', fr: '31–34', it: '31–34', gb: 'UK 12–2' } },
	{ key: '35-38', labels: { eu: '35–38', fr: '35–38', it: '35–38', gb: 'UK 2½–5' } },
	{ key: '39-42', labels: { eu: '39–42', fr: '39–42', it: '39–42', gb: 'UK 5½–8' } },
	{ key: '43-46', labels: { eu: '43–46', fr: '43–46', it: '43–46', gb: 'UK 8½–11½' } },
]
