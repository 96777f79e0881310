import { weakPairs } from '../brand/rules/contrast.ts'
import { readIcon } from '../brand/rules/icon.ts'
import { readBox, readPathData } from '../brand/rules/path-data.ts'
import { WITHDRAWAL_DAYS } from '@vitrine/market/return-periods'
import type { Fault } from './fault.ts'
import type { Known } from './known.ts'
import type { CatalogRecord } from './records.ts'

/** Faults of a brand's site, name, drawings and colors. */
export function checkBrand(record: CatalogRecord & { type: 'brand' }, { sites }: Known): Fault[] {
	const { site, name, wordmark, favicon, theme, returnsDays } = record
	const faults: Fault[] = []
	if (site !== undefined && !sites.has(site)) faults.push({ field: 'site', reason: 'unknown-site', detail: site })
	if (site === undefined && name === undefined) faults.push({ field: 'name', reason: 'shop-without-a-name' })
	const least = leastReturnsDays(site, sites)
	if (returnsDays !== undefined && returnsDays < least)
		faults.push({ field: 'returnsDays', reason: 'below-withdrawal', detail: `at least ${least}` })
	if (wordmark && !readBox(wordmark.viewBox))
		faults.push({ field: 'wordmark.viewBox', reason: 'not-a-box-from-zero', detail: wordmark.viewBox })
	if (wordmark && readPathData(wordmark.path) === undefined)
		faults.push({ field: 'wordmark.path', reason: 'not-path-data', detail: wordmark.path.slice(0, 100) })
	const icon = favicon === undefined ? undefined : readIcon(favicon)
	if (icon && !icon.ok) faults.push({ field: 'favicon', reason: 'not-a-plain-drawing', detail: icon.found })
	for (const { text, ground, ratio, least } of weakPairs(theme?.colors ?? {}))
		faults.push({
			field: `theme.colors.${text === 'white' ? ground : text}`,
			reason: 'too-little-contrast',
			detail: `${text} on ${ground}: ${ratio.toFixed(2)}, at least ${least}`,
		})
	return faults
}

/** No return period ends before the right of withdrawal, which Swiss law does not grant. */
function leastReturnsDays(site: string | undefined, sites: Known['sites']): number {
	const asked = site === undefined ? [...sites.values()] : [sites.get(site)]
	return asked.length > 0 && asked.every((one) => one?.countryCode === 'CH') ? 0 : WITHDRAWAL_DAYS
}
