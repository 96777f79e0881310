import { checkBrand } from './check-brand.ts'
import { markdownFaults } from '../content/rules/markdown.ts'
import { unknownPlaceholders } from '../content/rules/placeholders.ts'
import { basisPoints } from '../promotions/rules.ts'
import { isVatNumber } from '../web-domains/contract.ts'
import type { SiteCode } from '@vitrine/market/sites'
import { textFault } from '@vitrine/messages/own-texts'
import { checkBlock } from './check-block.ts'
import { checkProduct } from './check-product.ts'
import { checkDomain, checkSite, checkSizeSystem, describeSite, knownCountry } from './check-site.ts'
import type { Scope } from './entries.ts'
import { duplicates, type Fault } from './fault.ts'
import type { Known } from './known.ts'
import type { StockRecord } from './delta-records.ts'
import { type PickupPointRecord, pointId } from './pickup-points/record.ts'
import { CatalogRecord } from './records.ts'

/** Validates a record. Returns it in full, or its faults; what it declares becomes known to the following lines. */
export function checkRecord(
	input: unknown,
	{ known, scope }: { known: Known; scope: Scope },
): { ok: true; record: CatalogRecord } | { ok: false; faults: Fault[] } {
	const parsed = CatalogRecord.safeParse(input)
	if (!parsed.success) {
		const faults = parsed.error.issues.slice(0, 20).map(
			(issue): Fault => ({
				field: fieldPath(issue.path),
				reason: issue.code.replaceAll('_', '-'),
				detail: issue.message,
			}),
		)
		return { ok: false, faults }
	}
	const record = parsed.data
	const faults = faultsOf(record, known, scope)
	if (faults.length > 0) return { ok: false, faults }
	addToKnown(record, { known, scope })
	return { ok: true, record }
}

function faultsOf(record: CatalogRecord, known: Known, scope: Scope): Fault[] {
	switch (record.type) {
		case 'product':
			return checkProduct(record, { known, scope })
		case 'site':
			return checkSite(record, known)
		case 'size-system':
			return checkSizeSystem(record, known)
		case 'vat-rate':
			return knownCountry(record.countryCode)
		case 'web-domain':
			return checkDomain(record, known)
		case 'category':
			return checkCategory(record, known)
		case 'brand':
			return checkBrand(record, known)
		case 'text-override':
			return checkText(record)
		case 'banner':
			return checkBanner(record, known)
		case 'content-block':
			return checkBlock(record, known)
		case 'store':
			return checkStore(record, known)
		case 'coupon':
			return checkCoupon(record, known)
		case 'seller':
			return checkSeller(record, known)
		case 'page':
			return [...knownSite(record.site, known), ...checkPageText(record.body)]
		case 'stock':
			return checkStock(record, known)
		case 'pickup-point':
			return checkPoint(record, known)
		case 'delivery-method':
			return checkDelivery(record, known)
		default:
			return [...repeatedNames(record), ...('site' in record ? knownSite(record.site, known) : [])]
	}
}

/** Groups of synonyms and sizes of a run that stand there twice. */
function repeatedNames(record: CatalogRecord): Fault[] {
	if (record.type === 'synonyms') {
		const places = duplicates(record.groups.map((group) => group.id))
		return places.map((index) => ({ field: `groups[${index}].id`, reason: 'duplicate-group' }))
	}
	const places = record.type === 'size-run' ? duplicates(record.sizes.map((size) => size.key)) : []
	return places.map((index) => ({ field: `sizes[${index}].key`, reason: 'duplicate-size' }))
}

/** A removal names a message that may be gone. */
function checkText({ language, key, text }: CatalogRecord & { type: 'text-override' }): Fault[] {
	const fault = text === null ? undefined : textFault({ language, key, text })
	return fault
		? [{ field: fault.reason === 'unknown-text' || fault.reason === 'fixed-text' ? 'key' : 'text', ...fault }]
		: []
}

function checkStore(record: CatalogRecord & { type: 'store' }, known: Known): Fault[] {
	if (record.id === 'warehouse') return [{ field: 'id', reason: 'reserved-id' }]
	return knownSite(record.site, known)
}

function checkSeller(record: CatalogRecord & { type: 'seller' }, known: Known): Fault[] {
	if (!isVatNumber(record)) return [{ field: 'vatNumber', reason: 'not-a-vat-number', detail: record.vatNumber }]
	return knownSite(record.site, known)
}

function checkDelivery(record: CatalogRecord & { type: 'delivery-method' }, known: Known): Fault[] {
	if (record.minimumDays > record.maximumDays) return [{ field: 'maximumDays', reason: 'below-minimum-days' }]
	return knownSite(record.site, known)
}

function checkCoupon(record: CatalogRecord & { type: 'coupon' }, known: Known): Fault[] {
	const { kind, value, validFrom, validUntil } = record
	if (kind === 'percent' && value > 100) return [{ field: 'value', reason: 'above-100-percent' }]
	if (kind === 'percent' && basisPoints(value) === undefined)
		return [{ field: 'value', reason: 'more-than-two-decimals' }]
	if (kind === 'amount' && !Number.isInteger(value)) return [{ field: 'value', reason: 'not-minor-units' }]
	if (validUntil && Date.parse(validUntil) <= Date.parse(validFrom))
		return [{ field: 'validUntil', reason: 'ends-before-it-starts' }]
	return knownSite(record.site, known)
}

function checkPoint(record: PickupPointRecord, known: Known): Fault[] {
	// Those of the demo are invented.
	if (record.network === 'demo') return [{ field: 'network', reason: 'reserved-id' }]
	if (known.points.has(pointId(record))) return [{ field: 'id', reason: 'duplicate-point', detail: record.id }]
	return []
}

function checkStock(record: StockRecord, known: Known): Fault[] {
	const { location, relative, reference, absolute, sequence, seenMovement } = record
	if (location !== 'warehouse' && !known.stores.has(location))
		return [{ field: 'location', reason: 'unknown-store', detail: location }]
	if ((relative === undefined) === (absolute === undefined))
		return [{ field: 'relative', reason: 'difference-or-count' }]
	if (relative !== undefined && reference === undefined) return [{ field: 'reference', reason: 'missing' }]
	if (absolute !== undefined && sequence === undefined) return [{ field: 'sequence', reason: 'missing' }]
	const strange = absolute === undefined ? { sequence, seenMovement } : { reference }
	return Object.entries(strange).flatMap(([field, value]) =>
		value === undefined ? [] : [{ field, reason: 'unrecognized-keys' }],
	)
}

function knownSite(site: SiteCode, known: Known): Fault[] {
	return known.currencies.has(site) ? [] : [{ field: 'site', reason: 'unknown-site', detail: site }]
}

function checkBanner(record: CatalogRecord & { type: 'banner' }, known: Known): Fault[] {
	const faults = record.sites.flatMap((site, index) =>
		knownSite(site, known).map((fault): Fault => ({ ...fault, field: `sites[${index}]` })),
	)
	if (Object.keys(record.texts).length === 0) faults.push({ field: 'texts', reason: 'no-language' })
	if (record.category !== undefined && !known.categories.has(record.category)) {
		faults.push({ field: 'category', reason: 'unknown-category', detail: record.category })
	}
	return faults
}

function checkPageText(body: string): Fault[] {
	const unknown = unknownPlaceholders(body).map((place) => ({ ...place, reason: 'unknown-placeholder' }))
	return [...unknown, ...markdownFaults(body)]
		.slice(0, 20)
		.map(({ line, found, reason }): Fault => ({ field: 'body', reason, detail: `line ${line}: ${found}` }))
}

function checkCategory(record: CatalogRecord & { type: 'category' }, known: Known): Fault[] {
	if (Object.keys(record.texts).length === 0) return [{ field: 'texts', reason: 'no-language' }]
	if (record.parent === undefined) return []
	if (!known.categories.has(record.parent))
		return [{ field: 'parent', reason: 'unknown-category', detail: record.parent }]
	// Departments and categories have pages and menu entries; deeper levels would have neither.
	if (known.categories.get(record.parent) !== undefined)
		return [{ field: 'parent', reason: 'below-two-levels', detail: record.parent }]
	for (let above: string | undefined = record.parent; above; above = known.categories.get(above)) {
		if (above === record.id) return [{ field: 'parent', reason: 'category-below-itself', detail: record.parent }]
	}
	return []
}

function addToKnown(record: CatalogRecord, { known, scope }: { known: Known; scope: Scope }): void {
	if (record.type === 'manufacturer') known.manufacturers.add(record.id)
	if (record.type === 'category') known.categories.set(record.id, record.parent)
	if (record.type === 'site') {
		known.sites.set(record.site, describeSite(record))
		if (scope.takesNewSites) scope.sites.add(record.site as SiteCode)
	}
	if (record.type === 'size-system') known.sizeSystems.set(record.code, record)
	if (record.type === 'web-domain') known.currencies.set(record.site, record.currency)
	if (record.type === 'store') known.stores.set(record.id, record.site)
	if (record.type === 'product') known.products.add(record.id)
	if (record.type === 'pickup-point') known.points.add(pointId(record))
	if (record.type === 'size-run') {
		const sizes = record.sizes.map((size) => [size.key, { isChildrens: size.childrens ?? false }] as const)
		known.sizeRuns.set(record.id, new Map(sizes))
	}
}

/** Formats a path into a record: `colorways[0].images[1].source`. */
function fieldPath(path: readonly PropertyKey[]): string {
	return path.reduce<string>((text, part) => {
		if (typeof part === 'number') return `${text}[${part}]`
		return text === '' ? String(part) : `${text}.${String(part)}`
	}, '')
}
