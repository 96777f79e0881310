import type { Sewn } from './sewn.ts'

const SOLE = '#2b2622'
const RUBBER = '#efece3'
const BRASS = '#d6b56f'
const STEEL = '#9b968e'
/** Undyed leather, as shoes are lined with. */
const CALF = '#cdb695'

function of(garment: string, colors?: Sewn['colors']): Sewn {
	return { garment, dye: 'plain', ...(colors && { colors }) }
}

/** The accessories that the workshop models. */
export const MODELED: Readonly<Record<string, Sewn>> = {
	A01: of('A01', { lining: CALF, edge: 0.55, hardware: BRASS }),
	A02: of('A02', { wrong: 0.86, lining: 0.8 }),
	A03: of('A03', { lining: CALF, edge: 0.55, hardware: BRASS }),
	A04: of('A04', { lining: CALF, edge: 0.55, hardware: BRASS }),
	A05: of('A05', { tape: 0.8, zip: '#232427', padding: 0.72, buckle: '#232427', patch: '#2b2622', hardware: STEEL }),
	A06: of('A06', { sole: RUBBER, lining: CALF, insole: CALF, eyelet: 0.75 }),
	A07: of('A07', { sole: 0.42, lining: CALF, insole: CALF }),
	A08: of('A08', { sole: SOLE, lining: CALF, insole: CALF, zip: STEEL, hardware: STEEL }),
	A09: of('A09', { sole: SOLE, lining: CALF, insole: CALF }),
	A10: of('A10', { sole: SOLE, lining: CALF, insole: CALF, hardware: BRASS }),
	A11: { garment: 'A11', dye: 'check' },
	A13: of('A13'),
	A14: { ...of('A14'), dye: 'denim-raw', thread: '#b98544' },
	A15: { ...of('A15', { ribbon: '#2b2622' }), dye: 'slub' },
	A16: of('A16', { lining: 0.8, edge: 0.55, hardware: BRASS }),
	A17: of('A17', { end: '#5d3a22', hardware: BRASS }),
	A18: of('A18', { post: STEEL }),
	A19: of('A19'),
	A20: of('A20'),
	A22: of('A22', { edge: 0.55, card: '#e6e1d6' }),
	A23: of('A23', { edge: 0.55, inside: 0.92, hardware: BRASS }),
	A24: of('A24', { lens: '#2a2725', pad: '#c9c3b4' }),
}
