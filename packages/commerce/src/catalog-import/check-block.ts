import type { ContentBlockRecord } from './block-record.ts'
import type { Fault } from './fault.ts'
import type { Known } from './known.ts'

/** Nearer than this in both directions, in shares, points would lie on each other on a telephone. */
const NEAREST = 0.1

/** What a content block names and is not there, or cannot be shown. Colorways are looked up when it is written. */
export function checkBlock(record: ContentBlockRecord, known: Known): Fault[] {
	const faults = record.sites.flatMap((site, index): Fault[] =>
		known.currencies.has(site) ? [] : [{ field: `sites[${index}]`, reason: 'unknown-site', detail: site }],
	)
	if (Object.keys(record.texts).length === 0) faults.push({ field: 'texts', reason: 'no-language' })
	const { from, until } = record
	if (from && until && Date.parse(until) <= Date.parse(from))
		faults.push({ field: 'until', reason: 'ends-before-it-starts' })
	faults.push(...checkPlace(record, known))
	if (record.kind !== 'newsletter') faults.push(...checkLink(record, known))
	if (record.kind === 'products' && 'category' in record.goods)
		faults.push(...knownCategory(record.goods.category, { field: 'goods.category', known }))
	if (record.kind === 'outfit') faults.push(...checkPoints(record.points))
	return faults
}

function checkPlace({ place, category }: ContentBlockRecord, known: Known): Fault[] {
	if (category === undefined) return []
	if (place === 'home' || place === 'product') return [{ field: 'category', reason: `not-on-${place}` }]
	const unknown = knownCategory(category, { field: 'category', known })
	if (unknown.length > 0) return unknown
	const isDepartment = known.categories.get(category) === undefined
	if (place === 'department' && !isDepartment)
		return [{ field: 'category', reason: 'not-a-department', detail: category }]
	if (place === 'category' && isDepartment) return [{ field: 'category', reason: 'is-a-department', detail: category }]
	return []
}

function checkLink({ link, texts }: ContentBlockRecord & { link?: string | undefined }, known: Known): Fault[] {
	const actions = Object.entries(texts).filter(([, words]) => words && 'action' in words && words.action !== '')
	// A link without words, or words that lead nowhere; a tile is a link as a whole.
	if (link === undefined)
		return actions.map(([language]) => ({ field: `texts.${language}.action`, reason: 'leads-nowhere' }))
	const [, category] = /^category:(.+)$/.exec(link) ?? []
	return knownCategory(category, { field: 'link', known })
}

function knownCategory(category: string | undefined, { field, known }: { field: string; known: Known }): Fault[] {
	if (category === undefined || known.categories.has(category)) return []
	return [{ field, reason: 'unknown-category', detail: category }]
}

function checkPoints(points: (ContentBlockRecord & { kind: 'outfit' })['points']): Fault[] {
	return points.flatMap((point, index) => {
		const near = points
			.slice(0, index)
			.some(({ x, y }) => Math.abs(x - point.x) < NEAREST && Math.abs(y - point.y) < NEAREST)
		return near ? [{ field: `points[${index}]`, reason: 'too-near-to-another' }] : []
	})
}
