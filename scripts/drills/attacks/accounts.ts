import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { insertProduct } from '@vitrine/commerce/catalog/fixtures'
import { insertCustomer } from '@vitrine/commerce/customers/fixtures'
import { approveAtSandbox } from '../sandbox-shopper.ts'
import { goShopping, placeOrder } from '../shopper.ts'
import { type Attack, ask, type Target } from './attack.ts'

const PAGE = 'http://fr.localhost/fr/order/withdraw/?receipt=WITHDRAWAL_ID'

async function unit({ bench }: Target): Promise<string> {
	const { colorways } = await insertProduct(bench.db, { colorways: [{ variants: [{ size: '38', stock: 5 }] }] })
	return colorways[0]!.skus[0]!
}

async function cancelForeignOrder(target: Target): Promise<string | undefined> {
	const { db, shop } = target.bench
	const until = Date.now() + 30_000
	const errand = { shop, sku: await unit(target), number: 501, isOver: () => Date.now() > until }
	if ((await goShopping(errand)) !== 'bought') return 'nobody could buy anything'
	const email = 'shopper-501@example.com'
	const order = await db
		.selectFrom('orders')
		.select(['id', 'order_number'])
		.where('email', '=', email)
		.executeTakeFirstOrThrow()
	const statement = {
		submissionKey: randomUUID(),
		name: 'A stranger',
		orderNumber: order.order_number,
		email,
		pageUrl: PAGE,
	}
	const received = await ask(target, 'POST /withdrawals', { body: statement, from: '2001:db8:501::1' })
	if (received.status !== 201) return `a statement of law 3 is not received: ${received.status}`
	if (received.body['orderId']) return 'number and address tell the id of the order'
	await wait(3_000)
	const after = await db
		.selectFrom('orders')
		.select('order_status')
		.where('id', '=', order.id)
		.executeTakeFirstOrThrow()
	return after.order_status === 'confirmed' ? undefined : `the order is ${after.order_status}`
}

async function writeToStranger(target: Target): Promise<string | undefined> {
	const email = 'stranger@example.com'
	const name = 'Votre colis est bloque, payez sur https://evil.example/x'
	for (let index = 0; index < 40; index++) {
		const body = { submissionKey: randomUUID(), name, orderNumber: 'FR-999999', email, pageUrl: PAGE }
		await ask(target, 'POST /withdrawals', { body, from: `2001:db8:${(600 + index).toString(16)}::1` })
	}
	await wait(8_000)
	const { db } = target.bench
	const mails = await db.selectFrom('inbox_messages').select('text').where('recipient', '=', email).execute()
	if (mails.length > 3) return `${mails.length} e-mails to a stranger`
	return mails.some(({ text }) => text.includes('evil.example')) ? 'with a link of the sender' : undefined
}

async function changeSecret(target: Target): Promise<string | undefined> {
	const { email, password } = await insertCustomer(target.bench.db, { email: 'owner@example.com' })
	const signIn = () => ask(target, 'POST /auth/login', { body: { email, password } })
	const before = await signIn()
	const { accessToken } = before.body['tokens'] as { accessToken: string }
	await target.restart('stop', { AUTH_SECRET: 'x'.repeat(40), VITRINE_DATA_FOLDER: `${target.bench.folder}/other` })
	const statuses = {
		keys: (await fetch(`${target.bench.gatewayUrl}/.well-known/jwks.json`)).status,
		old: (await ask(target, 'GET /customers/me', { token: accessToken })).status,
		anew: (await signIn()).status,
	}
	await target.restart('stop')
	const isSound = statuses.keys === 200 && statuses.old === 401 && statuses.anew === 200
	return isSound ? undefined : `with another secret: ${JSON.stringify(statuses)}`
}

/** An order confirmed in the moment the process is killed: its invoice and e-mail may wait a minute or two, not six. */
async function killAtConfirmation(target: Target): Promise<string | undefined> {
	const { db, shop } = target.bench
	const errand = { shop, sku: await unit(target), number: 801, isOver: () => false }
	const placed = await placeOrder(errand)
	if (!placed.orderId) return 'nobody could order'
	await approveAtSandbox(db, placed.orderId)
	await ask(target, `POST /payments/orders/${placed.orderId}/sync`)
	await target.restart('kill')
	const began = Date.now()
	const documents = async () => {
		const invoice = await db
			.selectFrom('documents')
			.select('id')
			.where('order_id', '=', placed.orderId)
			.executeTakeFirst()
		const mail = await db
			.selectFrom('mails')
			.select('id')
			.where('reference', '=', placed.orderId)
			.where('state', '=', 'sent')
			.executeTakeFirst()
		return invoice !== undefined && mail !== undefined
	}
	while (!(await documents()) && Date.now() - began < 180_000) await wait(500)
	const seconds = Math.round((Date.now() - began) / 1_000)
	return (await documents()) ? undefined : `no invoice or e-mail ${seconds} s after the kill`
}

export const ACCOUNT_ATTACKS: readonly Attack[] = [
	{ finding: 'M1', name: "a stranger cancels somebody's order", run: cancelForeignOrder },
	{ finding: 'M2', name: '40 e-mails to a stranger', run: writeToStranger },
	{ finding: 'M6', name: 'another AUTH_SECRET', run: changeSecret },
	{ finding: 'M8', name: 'kill -9 at the confirmation', run: killAtConfirmation },
]
