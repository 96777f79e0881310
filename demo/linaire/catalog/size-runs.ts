import type { CatalogRecordInput } from '@vitrine/commerce/catalog/records'
import { BABY_SIZES, KIDS_SIZES, SOCK_SIZES } from './size-runs-kids.ts'

export type Size = { key: string; labels: Record<string, string>; childrens?: boolean }

/** Women's clothes by number (brief 2.5): key and fr are the French size. */
function womensNumbers(): Size[] {
	const letters = ['XXS', 'XS', 'S', 'M', 'M/L', 'L', 'XL', 'XXL', '3XL']
	return letters.map((alpha, index) => {
		const fr = 34 + 2 * index
		return {
			key: `${fr}`,
			labels: { alpha, fr: `${fr}`, eu: `${fr - 2}`, gb: `UK ${6 + 2 * index}`, it: `${fr + 4}` },
		}
	})
}

function letters(...keys: string[]): Size[] {
	return keys.map((key) => ({ key, labels: { alpha: key } }))
}

/** Women's jeans by waist in inches, with the size of each site in brackets (brief 2.5). */
function womensJeans(): Size[] {
	const french: [waist: number, fr: string][] = [
		[25, '34'],
		[26, '36'],
		[27, '36/38'],
		[28, '38'],
		[29, '40'],
		[30, '40/42'],
		[31, '42'],
		[32, '44'],
		[33, '46'],
		[34, '48'],
	]
	return french.map(([waist, fr]) => {
		const label = (shift: number, prefix = '') => {
			const sizes = fr.split('/').map((size) => Number(size) + shift)
			return `W${waist} (${prefix}${sizes.join('/')})`
		}
		return {
			key: `W${waist}`,
			labels: {
				alpha: `W${waist}`,
				fr: label(0),
				es: label(0),
				ch: label(0),
				de: label(-2),
				pl: label(-2),
				it: label(4),
				gb: label(-28, 'UK '),
			},
		}
	})
}

/** Waist and leg in inches. Short and long legs are made for the middle waists only. */
function mensJeans(): Size[] {
	const waists = [29, 30, 31, 32, 33, 34, 36, 38]
	return waists.flatMap((waist) =>
		[30, 32, 34]
			.filter((leg) => leg === 32 || (waist >= 30 && waist <= 36))
			.map((leg) => ({ key: `W${waist}L${leg}`, labels: { alpha: `W${waist} L${leg}` } })),
	)
}

function mensTrousers(): Size[] {
	const sizes: [eu: number, fr: number, waist: number][] = [
		[44, 38, 28],
		[46, 40, 30],
		[48, 42, 32],
		[50, 44, 34],
		[52, 46, 36],
		[54, 48, 38],
		[56, 50, 40],
	]
	return sizes.map(([eu, fr, waist]) => ({
		key: `${eu}`,
		labels: { fr: `${fr}`, eu: `${eu}`, it: `${eu}`, gb: `W${waist}` },
	}))
}

function mensJackets(): Size[] {
	return [46, 48, 50, 52, 54, 56].map((size) => ({
		key: `${size}`,
		labels: { fr: `${size}`, eu: `${size}`, it: `${size}`, gb: `UK ${size - 10}` },
	}))
}

/** Shirts by collar in centimetres; in Great Britain in inches. */
function mensCollars(): Size[] {
	const inches: [collar: string, inches: string][] = [
		['37', '14½'],
		['38', '15'],
		['39', '15½'],
		['41', '16'],
		['42', '16½'],
		['43', '17'],
		['45', '17¾'],
	]
	return inches.map(([collar, inch]) => ({
		key: collar,
		labels: { fr: collar, eu: collar, it: collar, gb: `${inch} in` },
	}))
}

function shoes(british: Record<number, string>): Size[] {
	return Object.entries(british).map(([eu, gb]) => ({
		key: eu,
		labels: { fr: eu, eu, it: `${Number(eu) - 1}`, gb: `UK ${gb}` },
	}))
}

const WOMENS_SHOES = { 36: '3', 37: '4', 38: '5', 39: '6', 40: '6.5', 41: '7.5' }
const ALL_SHOES = { ...WOMENS_SHOES, 42: '8', 43: '9', 44: '9.5', 45: '10.5', 46: '11.5' }

const RUNS = {
	women: womensNumbers(),
	'women-letters': letters('XS', 'S', 'M', 'L', 'XL', 'XXL'),
	'women-jeans': womensJeans(),
	men: letters('S', 'M', 'L', 'XL', 'XXL'),
	'men-collars': mensCollars(),
	'men-jackets': mensJackets(),
	'men-jeans': mensJeans(),
	'men-trousers': mensTrousers(),
	baby: BABY_SIZES,
	kids: KIDS_SIZES,
	'shoes-women': shoes(WOMENS_SHOES),
	'shoes-all': shoes(ALL_SHOES),
	socks: SOCK_SIZES,
	tights: letters('S', 'M', 'L', 'XL'),
	belts: [75, 85, 95, 105, 115].map((length) => ({ key: `${length}`, labels: { alpha: `${length} cm` } })),
	hats: [
		{ key: 'SM', labels: { alpha: 'S–M' } },
		{ key: 'ML', labels: { alpha: 'M–L' } },
	],
	'one-size': [
		{
			key: 'ONE',
			labels: {
				fr: 'Taille unique',
				gb: 'One size',
				es: 'Talla única',
				de: 'Einheitsgröße',
				it: 'Taglia unica',
				pl: 'Rozmiar uniwersalny',
				ch: 'Taille unique',
			},
		},
	],
} satisfies Record<string, Size[]>

export type SizeRunId = keyof typeof RUNS
export const SIZE_RUNS: Readonly<Record<SizeRunId, Size[]>> = RUNS

export function sizeRuns(): CatalogRecordInput[] {
	return Object.entries(SIZE_RUNS).map(([id, sizes]) => ({ type: 'size-run', id, sizes }))
}
