import { BUYER } from '@vitrine/commerce/documents/fixtures/orders'
import { insertProduct } from '@vitrine/commerce/catalog/fixtures'
import { insertCustomer, type TestCustomer } from '@vitrine/commerce/customers/fixtures'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Answer, type Ask, keysOf, openAccounts, START, type TestAccounts } from './fixtures.ts'

let shop: TestAccounts
let camille: TestCustomer
let accessToken: string
beforeAll(async () => {
	shop = await openAccounts()
	// Brings the size run `women`, 34 to 44.
	await insertProduct(shop.db)
	await shop.db.insertInto('size_runs').values({ id: 'shoes' }).execute()
	await shop.db
		.insertInto('sizes')
		.values({ size_run_id: 'shoes', key: '39', position: 0, labels: '{}', is_childrens: false })
		.execute()
})
beforeEach(async () => {
	await shop.reset()
	camille = await insertCustomer(shop.db, { email: 'camille@example.com', createdAt: START })
	accessToken = keysOf(await shop.logIn(camille)).accessToken
})
afterAll(() => shop.drop())

const mine = (path: string, given: Ask = {}) => shop.ask(`/customers/me${path}`, { accessToken, ...given })

describe('the profile', () => {
	const change = (body: object, site: Ask['site'] = 'fr') => mine('', { method: 'PATCH', body, site })

	test('is told as it is kept', async () => {
		expect((await mine('')).body).toEqual({
			id: camille.customerId,
			email: 'camille@example.com',
			civility: null,
			firstName: 'Camille',
			lastName: 'Durand',
			birthDate: null,
			phoneNumber: null,
			loyaltyCardNumber: null,
			usualSizes: {},
			languageTag: 'fr-FR',
			wantsNews: { email: false, sms: false, post: false },
			createdAt: '2026-11-21T10:00:00.000Z',
		})
	})

	test('what is typed changes, what is left out stays', async () => {
		const changed = await change({
			civility: 'ms',
			firstName: '  Anne  Sophie ',
			phoneNumber: '06 12 34 56 78',
			phoneCountry: 'FR',
			birthDate: '1990-05-17',
			loyaltyCardNumber: '2 980000 123450',
			usualSizes: { women: '40', shoes: '39', hats: ' ' },
			languageTag: 'de-DE',
			wantsNews: { email: true, sms: false, post: true },
		})
		const expected = {
			civility: 'ms',
			firstName: 'Anne Sophie',
			lastName: 'Durand',
			phoneNumber: '+33612345678',
			birthDate: '1990-05-17',
			loyaltyCardNumber: '2980000123450',
			usualSizes: { women: '40', shoes: '39' },
			languageTag: 'de-DE',
			wantsNews: { email: true, sms: false, post: true },
		}
		expect(changed).toMatchObject({ status: 200, body: expected })
		expect((await change({})).body).toMatchObject(expected)
		expect(
			(await change({ phoneNumber: '', birthDate: '', loyaltyCardNumber: '', civility: null })).body,
		).toMatchObject({
			...expected,
			phoneNumber: null,
			birthDate: null,
			loyaltyCardNumber: null,
			civility: null,
		})
	})

	test('a usual size changes and goes run by run, again it is the same, and two devices do not undo each other', async () => {
		const sizes = async (usualSizes: object) => (await change({ usualSizes })).body['usualSizes']
		expect(await sizes({ women: '40' })).toEqual({ women: '40' })
		expect(await sizes({ women: '40' })).toEqual({ women: '40' })
		await Promise.all([change({ usualSizes: { women: '42' } }), change({ usualSizes: { shoes: '39' } })])
		expect(await sizes({})).toEqual({ women: '42', shoes: '39' })
		// A size the catalog dropped can still be removed.
		await shop.db
			.updateTable('customers')
			.set({ usual_sizes: { women: '42', gone: '1' } })
			.execute()
		expect(await sizes({ gone: '', women: '' })).toEqual({})
		expect(await sizes({ gone: '' })).toEqual({})
	})

	test('each decision on e-mails is kept as its proof, once', async () => {
		const wanted = { email: true, sms: false, post: false }
		await change({ wantsNews: wanted })
		await change({ wantsNews: wanted })
		shop.later(5)
		await change({ wantsNews: { ...wanted, email: false } })
		const log = await shop.db.selectFrom('customer_consents').selectAll().orderBy('id').execute()
		expect(log.map(({ channel, granted, decided_at }) => [channel, granted, decided_at.toISOString()])).toEqual([
			['email', true, '2026-11-21T10:00:00.000Z'],
			['email', false, '2026-11-21T10:05:00.000Z'],
		])
	})

	test.each<[object, string, string, Ask['site']?]>([
		[{ firstName: '' }, 'firstName', 'required'],
		[{ lastName: 'R2D2' }, 'lastName', 'name'],
		[{ birthDate: '2020-01-01' }, 'birthDate', 'too-young'],
		[{ phoneNumber: '+48 512 345 678' }, 'phoneNumber', 'phone'],
		[{ loyaltyCardNumber: '123' }, 'loyaltyCardNumber', 'card-number'],
		[{ loyaltyCardNumber: '2980000123450' }, 'loyaltyCardNumber', 'not-offered', 'de'],
		[{ languageTag: 'sv-SE' }, 'languageTag', 'language'],
		[
			{ usualSizes: Object.fromEntries(Array.from({ length: 41 }, (_, i) => [`kind-${i}`, 'M'])) },
			'usualSizes',
			'too-many',
		],
		[{ usualSizes: { shoes: '39', women: '41' } }, 'usualSizes.women', 'size-unknown'],
		[{ usualSizes: { men: 'M' } }, 'usualSizes.men', 'size-unknown'],
	])('%j is refused, and nothing of it kept', async (changes, field, code, site = 'fr') => {
		const before = (await mine('')).body
		const answer = await change({ civility: 'mr', wantsNews: { email: true, sms: true, post: true }, ...changes }, site)
		expect(answer).toMatchObject({ status: 422, body: { errors: [{ field, code }] } })
		expect((await mine('')).body).toEqual(before)
	})
})

describe('the address book', () => {
	type Entry = { id: string; address: { city: string }; isDefaultDelivery: boolean; isDefaultBilling: boolean }
	const add = (changes: object = {}) => mine('/addresses', { body: { ...BUYER, ...changes } })
	const list = async () => (await mine('/addresses')).body as unknown as Entry[]
	const idOf = (answer: Answer) => (answer.body as unknown as Entry).id
	const book = async () =>
		(await list()).map(({ address, isDefaultDelivery, isDefaultBilling }) => [
			address.city,
			isDefaultDelivery,
			isDefaultBilling,
		])

	test('the first is the default for everything; a new default takes the place of the old', async () => {
		expect(await list()).toEqual([])
		const first = await add({ phoneNumber: '06 12 34 56 78' })
		expect(first).toMatchObject({ status: 201, body: { phoneNumber: '+33612345678', isDefaultDelivery: true } })
		shop.later(1)
		await add({ city: 'Lille', postalCode: '59000' })
		shop.later(1)
		const lyon = await add({ city: 'Lyon', postalCode: '69002', isDefaultDelivery: true })
		expect(await book()).toEqual([
			['Lyon', true, false],
			['Paris', false, true],
			['Lille', false, false],
		])
		// A default stays one until another takes its place; without it the one changed last does.
		const body = { ...BUYER, city: 'Bron', postalCode: '69500', isDefaultDelivery: false }
		const changed = await mine(`/addresses/${idOf(lyon)}`, { method: 'PUT', body })
		expect(changed).toMatchObject({ status: 200, body: { address: { city: 'Bron' }, isDefaultDelivery: true } })
		expect((await mine(`/addresses/${idOf(lyon)}`, { method: 'DELETE' })).status).toBe(204)
		expect((await mine(`/addresses/${idOf(lyon)}`, { method: 'DELETE' })).status).toBe(404)
		expect(await book()).toEqual([
			['Lille', true, false],
			['Paris', false, true],
		])
		for (const { id } of await list()) await mine(`/addresses/${id}`, { method: 'DELETE' })
		expect(await list()).toEqual([])
	})

	test('many at once: one default of each kind', async () => {
		await Promise.all(Array.from({ length: 8 }, () => add({ isDefaultDelivery: true, isDefaultBilling: true })))
		const entries = await list()
		expect(entries).toHaveLength(8)
		expect(entries.filter(({ isDefaultDelivery }) => isDefaultDelivery)).toHaveLength(1)
		expect(entries.filter(({ isDefaultBilling }) => isDefaultBilling)).toHaveLength(1)
	})

	test('twenty, and no more however many are sent at once', async () => {
		for (let index = 0; index < 18; index++) await add()
		const answers = await Promise.all(Array.from({ length: 5 }, () => add()))
		expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409])
		expect((await add()).body.code).toBe('too-many-addresses')
		expect(await list()).toHaveLength(20)
	})

	test('nobody sees, changes or removes another’s', async () => {
		const id = idOf(await add())
		const eve = await insertCustomer(shop.db, { email: 'eve@example.com' })
		const hers = keysOf(await shop.logIn(eve)).accessToken
		expect((await mine('/addresses', { accessToken: hers })).body).toEqual([])
		expect((await mine(`/addresses/${id}`, { method: 'PUT', body: BUYER, accessToken: hers })).status).toBe(404)
		expect((await mine(`/addresses/${id}`, { method: 'DELETE', accessToken: hers })).status).toBe(404)
		expect((await mine('/addresses', { accessToken: 'a.b.c' })).status).toBe(401)
		expect(await list()).toHaveLength(1)
	})

	test('countries of delivery and of billing are taken, with the rules of each', async () => {
		expect((await add({ countryCode: 'BE', postalCode: '1000', city: 'Bruxelles' })).status).toBe(201)
		expect((await add({ countryCode: 'be', postalCode: '1000', city: 'Bruxelles' })).status).toBe(201)
	})

	test.each([
		[{ countryCode: 'US' }, 'countryCode', 'country'],
		[{ postalCode: '7501' }, 'postalCode', 'postal-code'],
		[{ city: ' ' }, 'city', 'required'],
		[{ line1: '' }, 'line1', 'required'],
		[{ firstName: '' }, 'firstName', 'required'],
		[{ lastName: 'R2' }, 'lastName', 'name'],
		[{ phoneNumber: '123' }, 'phoneNumber', 'phone'],
	])('%j is refused', async (changes, field, code) => {
		expect(await add(changes)).toMatchObject({ status: 422, body: { errors: [{ field, code }] } })
		expect(await list()).toEqual([])
	})
})
