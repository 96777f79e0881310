import type { Fault } from '@vitrine/market/essentials'
import type { Database } from '../../database/client.ts'
import { listOpenSites, listPaymentRoutes, readSite } from '../../web-domains/queries.ts'
import { moneyFaults, type PaymentAccounts } from '../providers/accounts.ts'
import type { PaymentBook } from '../providers/payment-book.ts'
import { readPaymentProducts } from '../rules.ts'

/**
 * What keeps a shop from taking money, for the start of a process in production: accounts that take none or that would
 * beside play money, products that a site lists and no route leads to a configured account, and what providers find wrong with their accounts. A provider out of reach
 * finds nothing: `onUnreachable` gets its error.
 */
export async function listPaymentFaults(
	db: Database,
	options: {
		payments: PaymentBook
		accounts: PaymentAccounts
		hasSandbox: boolean
		allowsSandbox: boolean
		onUnreachable: (error: unknown) => void
	},
): Promise<Fault[]> {
	const { payments, accounts, onUnreachable } = options
	const faults = moneyFaults(accounts, options)
	const asked = new Map<string, { check: (products: string[]) => Promise<string[]>; products: Set<string> }>()
	for (const site of await listOpenSites(db)) {
		const { paymentProducts } = await readSite(db, site)
		const routes = await listPaymentRoutes(db, site)
		for (const { id: product } of readPaymentProducts(paymentProducts).products) {
			const provider = payments.route(routes, product)
			if (!provider) {
				const message = `is offered, and no payment-route record leads it to one of PAYMENT_ACCOUNTS`
				faults.push({ name: `${product} on the site ${site}`, message })
				continue
			}
			const { name, account, check } = provider
			const known = asked.get(`${name}/${account}`) ?? { check, products: new Set() }
			asked.set(`${name}/${account}`, { check, products: known.products.add(product) })
		}
	}
	for (const [account, { check, products }] of asked) {
		try {
			faults.push(...(await check([...products])).map((message) => ({ name: account, message })))
		} catch (error) {
			onUnreachable(error)
		}
	}
	return faults
}
