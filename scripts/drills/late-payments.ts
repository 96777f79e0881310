// A thousand shoppers pay at Stripe's stand-in in the moment their hold ends: each order is confirmed and its money held, or
// cancelled, its unit free and nothing held. Ends with 1 when one is neither: npm run drill -- late-payments [rounds]
import '@vitrine/market/install-seven-sites'
import { payAsHoldEnds } from '@vitrine/commerce/returns/fixtures/late-payment'
import { openStripeShop } from '@vitrine/commerce/checkout/fixtures/stripe-orders'
import { openOwnDatabase } from '../running/own-shop.ts'

const ROUNDS = Number(process.argv[2] ?? 1_000)
/** Milliseconds within which the expiry is over. */
const LATEST = 6

const { db, url, close } = await openOwnDatabase('late-payments')
const shop = await openStripeShop({ db, url, drop: close })
const counts = { confirmed: 0, cancelled: 0 }
const faults: string[] = []
for (let round = 0; round < ROUNDS; round++) {
	const paymentProduct = round % 2 ? 'card' : 'paypal'
	const result = await payAsHoldEnds(shop, { paymentProduct, delay: Math.random() * LATEST })
	counts[result.outcome] += 1
	faults.push(...result.faults.map((fault) => `round ${round}: ${fault}`))
}
await shop.close()
console.log(`${ROUNDS} rounds: ${counts.confirmed} confirmed, ${counts.cancelled} cancelled, ${faults.length} faults`)
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
