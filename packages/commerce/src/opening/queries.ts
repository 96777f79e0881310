import { type Fault, isOn } from '@vitrine/market/essentials'
import { type SiteCode, SITES } from '@vitrine/market/sites'
import type { BrandDetails } from '../brand/contract.ts'
import { listBrands } from '../brand/queries.ts'
import { listMissingPages } from '../content/queries/missing-pages.ts'
import { createDatabase, type Database } from '../database/client.ts'
import { describeSchema } from '../database/migrate.ts'
import { listPickupFaults } from '../fulfillment/queries/pickup-faults.ts'
import { PaymentAccountsVariable } from '../payments/providers/accounts.ts'
import { listPaymentFaults } from '../payments/queries/payment-faults.ts'
import { createShopPayments } from '../sandbox-bank/shop-payments.ts'
import { readBank, SIGNATURE } from '../settings/production.ts'
import type { Variables } from '../settings/read.ts'
import { installSitesOf } from '../sites/queries.ts'
import { listOpenSites } from '../web-domains/queries.ts'
import { isReserved } from './rules.ts'

type Options = {
	now: Date
	/** Settings of the brand that the process reads. */
	signs: readonly (keyof typeof SIGNATURE)[]
	/** The process answers browsers. */
	servesPages?: boolean
	/** Gets the error of a payment provider that could not be asked. */
	onUnreachable: (error: unknown) => void
}

/**
 * What the records of a shop lack to serve buyers, for a start in production: with `given`, the settings of readSettings,
 * even where those have faults of their own. Without a database of this build's schema only who signs is asked.
 */
export async function checkLive(given: Variables, options: Options): Promise<Fault[]> {
	const { DATABASE_URL: url } = given
	if (!url || !URL.canParse(url)) return signatureFaults(given, options)
	const db = createDatabase({ url, poolSize: 2, onError: () => undefined })
	try {
		if ((await describeSchema(db)).is === 'behind') return signatureFaults(given, options)
		await installSitesOf(db)
		const brand = (await listBrands(db)).find(({ site }) => site === null)?.details
		return [
			...signatureFaults(given, options, brand),
			...(await moneyFaults(db, given, options)),
			...(await siteFaults(db, given, options)),
		]
	} finally {
		await db.destroy()
	}
}

/** Fields of a brand that buyers look for, and what is said or shown without them. */
const LOOKED_FOR = {
	wordmark: 'the name stands in plain type',
	favicon: 'browser tabs show a plain icon',
	supportEmail: 'nobody reads where to write',
	phone: 'nobody reads where to call',
	mailFrom: 'e-mails come from MAIL_FROM',
	returnsDays: 'pages promise returns within 30 days',
	freeReturns: 'pages promise that returns are free',
} as const satisfies Partial<Record<keyof BrandDetails, string>>

/** What the brand of an open site does not say: the shop opens without it. */
export async function listUnsaid(db: Database): Promise<Fault[]> {
	const brands = await listBrands(db)
	const shop = brands.find(({ site }) => site === null)?.details
	const sites = await listOpenSites(db)
	return Object.entries(LOOKED_FOR).flatMap(([field, without]) => {
		const says = (details: BrandDetails | undefined) => details?.[field as keyof typeof LOOKED_FOR] !== undefined
		const lacking = says(shop)
			? []
			: sites.filter((site) => !says(brands.find((brand) => brand.site === site)?.details))
		return lacking.length > 0
			? [{ name: `brand ${field}`, message: `is not said for ${lacking.join(', ')}: ${without}` }]
			: []
	})
}

function signatureFaults(given: Variables, { signs }: Options, brand: BrandDetails = {}): Fault[] {
	const unsaid = signs.filter((name) => !given[name]?.trim() && !brand[SIGNATURE[name].field])
	return unsaid.map((name) => ({ name, message: SIGNATURE[name].message }))
}

function moneyFaults(db: Database, given: Variables, { now, onUnreachable }: Options): Promise<Fault[]> {
	const accounts = PaymentAccountsVariable.safeParse(given['PAYMENT_ACCOUNTS']).data ?? {}
	const { hasSandbox } = readBank(given)
	const sandbox = { db, clock: () => now, pagesUrl: 'http://localhost', webhookSecrets: [] }
	const payments = createShopPayments({ ...sandbox, accounts, hasSandbox })
	const allowsSandbox = isOn(given['ALLOW_SANDBOX'])
	return listPaymentFaults(db, { payments, accounts, hasSandbox, allowsSandbox, onUnreachable })
}

async function siteFaults(db: Database, given: Variables, { now, servesPages = false }: Options): Promise<Fault[]> {
	if (isOn(given['ALLOW_SANDBOX'])) return []
	const sites = await listOpenSites(db)
	const domains = await db.selectFrom('web_domains').select('site').execute()
	const sellers = await db.selectFrom('sellers').select(['site', 'details']).execute()
	const methods = await db.selectFrom('delivery_methods').select('site').execute()
	const ofSites = sites.flatMap((site) => {
		const details = sellers.find((seller) => seller.site === site)?.details
		const own = methods.filter((method) => method.site === site)
		return [
			...hostFaults(site, { given, servesPages }),
			...(domains.some((domain) => domain.site === site)
				? []
				: ['has no web-domain record: what it offers is not said. Record it with "isOpen":false until it is ready']),
			...(details ? [] : ['has no seller record: its orders get no invoice, its e-mails no imprint']),
			...(details && isReserved(details.email) ? [`its seller answers at ${details.email}, which reaches nobody`] : []),
			...(own.length > 0 ? [] : ['has no delivery-method record: nothing can be ordered']),
		].map((message) => ({ name: `site ${site}`, message }))
	})
	const pages = await listMissingPages(db, now)
	return [
		...ofSites,
		...(await listPickupFaults(db)),
		...pages.map(({ site, missing }) => ({
			name: `site ${site}`,
			message: `lacks pages of law: ${missing.join(', ')} (docs/catalog-import.md)`,
		})),
	]
}

/** A shop speaks http to its proxy; without one that it trusts, browsers would get a public host so. */
function hostFaults(site: SiteCode, { given, servesPages }: { given: Variables; servesPages: boolean }): string[] {
	const { domain } = SITES[site]
	if (isReserved(domain)) return [`its host ${domain} reaches nobody: name it in the site record`]
	if (!servesPages || given['TRUSTED_PROXIES']) return []
	return [`${domain} would be served without TLS: name the proxy that ends it in TRUSTED_PROXIES, such as 127.0.0.1`]
}
