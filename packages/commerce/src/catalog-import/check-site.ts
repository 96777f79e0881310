import type { SiteRecord as InstalledSite } from '@vitrine/market/sites'
import { isCountry } from '@vitrine/market/country-packs'
import { Host } from '../sites/contract.ts'
import { isTimeZone, lackingFor, withWords } from '../sites/rules.ts'
import { duplicates, type Fault } from './fault.ts'
import type { Known } from './known.ts'
import type { SiteRecord, SizeSystemRecord } from './site-record.ts'

/** The site of a record, its languages in words. */
export function describeSite(record: SiteRecord): InstalledSite {
	const { site, countryCode, currency, storeId, timeZone, hosts, isOpen, sizeSystems } = record
	const locales = record.locales.map(withWords)
	return { site, countryCode, currency, storeId, timeZone, hosts, isOpen, locales, ...(sizeSystems && { sizeSystems }) }
}

export function checkSite(record: SiteRecord, known: Known): Fault[] {
	const { site, countryCode, timeZone, hosts, storeId, isOpen } = record
	const others = [...known.sites.values()].filter((other) => other.site !== site)
	const sameCountry = others.find((other) => other.countryCode === countryCode)
	const sameStore = others.find((other) => other.storeId === storeId)
	return [
		...knownCountry(countryCode),
		// Numbers of invoices begin with the country and are never given twice.
		...(sameCountry ? [{ field: 'countryCode', reason: 'country-of-another-site', detail: sameCountry.site }] : []),
		...faultIf(!isTimeZone(timeZone), { field: 'timeZone', reason: 'unknown-time-zone', detail: timeZone }),
		...duplicates(hosts).map((index): Fault => ({ field: `hosts[${index}]`, reason: 'duplicate-host' })),
		...checkHosts({ site, hosts, field: (index) => `hosts[${index}]` }, known),
		...(sameStore ? [{ field: 'storeId', reason: 'store-of-another-site', detail: sameStore.site }] : []),
		...checkLocales(record, others),
		...checkSizeSystems(record.sizeSystems ?? [], known),
		...faultIf(!isOpen && !others.some((other) => other.isOpen), { field: 'isOpen', reason: 'last-open-site' }),
	]
}

/** A fault for a country without a file in `packages/market/src/countries`. */
export function knownCountry(code: string): Fault[] {
	return faultIf(!isCountry(code), { field: 'countryCode', reason: 'unknown-country' })
}

function checkSizeSystems(codes: readonly string[], { sizeSystems }: Known): Fault[] {
	const repeated = duplicates(codes).map((index) => ({
		field: `sizeSystems[${index}]`,
		reason: 'duplicate-size-system',
	}))
	const unknown = codes.flatMap((code, index) =>
		faultIf(!sizeSystems.has(code), { field: `sizeSystems[${index}]`, reason: 'unknown-size-system', detail: code }),
	)
	return [...repeated, ...unknown]
}

/** Faults of a size system: names, and a system with labels of its own where it takes those of another. */
export function checkSizeSystem({ code, names, labelsOf }: SizeSystemRecord, { sizeSystems }: Known): Fault[] {
	const other = labelsOf === undefined ? undefined : sizeSystems.get(labelsOf)
	const follower = [...sizeSystems.values()].find((one) => one.labelsOf === code)
	return [
		...faultIf(Object.keys(names).length === 0, { field: 'names', reason: 'no-language' }),
		...(labelsOf !== undefined && !other
			? [{ field: 'labelsOf', reason: 'unknown-size-system', detail: labelsOf }]
			: faultIf(labelsOf !== undefined && (code === labelsOf || !!other?.labelsOf || !!follower), {
					field: 'labelsOf',
					reason: 'labels-of-a-follower',
				})),
	]
}

function faultIf(isFault: boolean, fault: Fault): Fault[] {
	return isFault ? [fault] : []
}

function checkLocales({ locales }: SiteRecord, others: readonly InstalledSite[]): Fault[] {
	const repeated = duplicates(locales.map(({ locale }) => locale))
	const own = locales.flatMap(({ locale, tag }, index): Fault[] => {
		const lacking = lackingFor(tag)
		const owner = others.find((other) => other.locales.some((one) => one.locale === locale))
		const field = `locales[${index}]`
		return [
			...faultIf(lacking.length > 0, {
				field: `${field}.tag`,
				reason: 'language-without-texts',
				detail: lacking.join(', '),
			}),
			...(owner ? [{ field: `${field}.locale`, reason: 'locale-of-another-site', detail: owner.site }] : []),
		]
	})
	return [...repeated.map((index) => ({ field: `locales[${index}].locale`, reason: 'duplicate-locale' })), ...own]
}

/** Faults of the site and the domain of a web domain. */
export function checkDomain({ site, domain }: { site: string; domain: string }, known: Known): Fault[] {
	if (!known.sites.has(site)) return [{ field: 'site', reason: 'unknown-site', detail: site }]
	const host = domain.toLowerCase()
	if (!Host.safeParse(host).success) return [{ field: 'domain', reason: 'not-a-host', detail: domain }]
	return checkHosts({ site, hosts: [host], field: () => 'domain' }, known)
}

type Hosts = { site: string; hosts: readonly string[]; field: (index: number) => string }

/** Faults for hosts that another site has. */
function checkHosts({ site, hosts, field }: Hosts, { sites }: Known): Fault[] {
	return hosts.flatMap((host, index) => {
		const owner = [...sites.values()].find((other) => other.site !== site && other.hosts.includes(host))
		return owner ? [{ field: field(index), reason: 'host-of-another-site', detail: `${host}: ${owner.site}` }] : []
	})
}
