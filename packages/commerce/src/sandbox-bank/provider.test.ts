import { afterAll, beforeAll } from 'vitest'
import type { Database } from '../database/client.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { describeProviderContract } from '../payments/test-provider-contract.ts'
import { decide, failRefunds, findByReference } from './bank.ts'
import { createSandboxProvider, signWebhook } from './provider.ts'

let db: Database
let drop: () => Promise<void>
beforeAll(async () => {
	;({ db, drop } = await createTestDatabase())
})
afterAll(() => drop())

const clock = () => new Date()
const SECRET = 'a secret of sixteen'

describeProviderContract(
	'the sandbox',
	() => ({
		provider: createSandboxProvider({ db, clock, pagesUrl: 'http://sandbox.test', webhookSecrets: [SECRET] }),
		async decide({ id }, decision) {
			const payment = (await findByReference(db, id))!
			const said = decision === 'approve' ? 'approve' : 'refuse'
			await decide(db, { id: payment.id, decision: said, delivery: 'normal', now: clock() })
		},
		async failRefunds({ id }) {
			await failRefunds(db, (await findByReference(db, id))!.id)
		},
		async count(paymentId) {
			const rows = db.selectFrom('sandbox_payments').select('id').where('merchant_reference', '=', paymentId)
			return (await rows.execute()).length
		},
		async webhooks({ id }, { at = clock(), isForged = false } = {}) {
			const payment = (await findByReference(db, id))!
			const rows = db.selectFrom('sandbox_webhooks').select('body').where('payment_id', '=', payment.id)
			const secret = isForged ? 'another secret' : SECRET
			return (await rows.execute()).map(({ body }) => ({ body, headers: new Headers(signWebhook(secret, body, at)) }))
		},
		clock,
	}),
	['card', 'invoice', 'paypal'],
)
