import type { GarmentSpec } from './spec.ts'

type Colours = Pick<GarmentSpec, 'baseColor' | 'accents'>

const PALETTE = ['#ece5d8', '#2c3a55', '#a8452f', '#b98d5e', '#5f6f57', '#7c8a96', '#d9c9a8', '#6d4a5c']
const DENIM = ['#41597f', '#2b3a57', '#7d97b8']
const LEATHER = ['#6d3b27', '#2a2624', '#a9764a', '#d8c7ad']

const SPECIAL: Record<string, string[]> = {
	denim: ['W16', 'W17', 'W18', 'W22', 'M18', 'M19', 'K15', 'K16', 'K20', 'A14'],
	leather: ['A01', 'A03', 'A04', 'A06', 'A07', 'A08', 'A09', 'A10', 'A16', 'A22', 'A23'],
	gold: ['A15', 'A17', 'A18', 'A19'],
	pale: ['W01', 'W06', 'M07', 'M24', 'K01', 'K05', 'A02'],
}

/** A plausible colour per style, for contact sheets and tests; the catalogue brings its own. */
export const DEMO_COLOURS: Record<string, Colours> = Object.fromEntries(
	['W', 'M', 'K', 'A'].flatMap((department, shift) =>
		Array.from({ length: 24 }, (_, index): [string, Colours] => {
			const code = `${department}${String(index + 1).padStart(2, '0')}`
			return [code, { baseColor: colourOf(code, index + shift * 3) }]
		}),
	),
)

function colourOf(code: string, index: number): string {
	const pick = (colours: string[]) => colours[index % colours.length] ?? '#8a8f98'
	if (SPECIAL.denim?.includes(code)) return pick(DENIM)
	if (SPECIAL.leather?.includes(code)) return pick(LEATHER)
	if (SPECIAL.gold?.includes(code)) return '#cfa95a'
	if (SPECIAL.pale?.includes(code)) return '#f5f1e9'
	return pick(PALETTE)
}
