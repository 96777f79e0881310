import { LOCALES_TRIED } from '@vitrine/testing/matrix'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { emailsTo, pathIn } from '#app/test-emails.ts'
import { openTestShop, shopperOf, type TestShop, textOf } from '#app/test-shop.ts'

/** What a browser without JavaScript does: pages and plain forms, in every language. */
let opened: TestShop
beforeAll(async () => {
	opened = await openTestShop(async () => undefined)
})
afterAll(() => opened.close())
beforeEach(() => opened.db.deleteFrom('attempts').execute())

const PASSWORD = 'Fil-de-lin-1789'

test.each(LOCALES_TRIED)('%s: create, confirm, sign in, leave, forget, choose anew (acceptance 2)', async (locale) => {
	const shopper = shopperOf(opened)
	const at = (path: string) => `/${locale}/${path}`
	const email = `zelie-${locale}@example.com`
	const person = { firstName: 'Zélie', lastName: 'O’Neil-Święta', email }

	// Creating: refused field by field with what was typed, then the answer that is the same for everybody.
	expect((await shopper(at('auth/create/'))).html).not.toMatch(/checked=""[^>]*name="(newsletter|terms)"/)
	const refused = await shopper(at('auth/create/'), {
		...person,
		firstName: '',
		password: 'kurz',
		'birthDate-day': '1',
		'birthDate-month': '1',
		'birthDate-year': '2020',
	})
	expect(refused.status).toBe(422)
	for (const id of ['firstName', 'password', 'birthDate', 'terms']) {
		expect([id, refused.html.includes(`href="#${id}"`)]).toEqual([id, true])
		expect(refused.html).toMatch(new RegExp(`aria-describedby="[^"]*\\b${id}-error"`))
	}
	expect(refused.html).toContain(`value="${email}"`)
	expect(refused.html).not.toContain('value="kurz"')
	// The optional fields are open where one of them has an error.
	expect(refused.html).toMatch(/<details[^>]*open/)
	const form = { ...person, password: PASSWORD, terms: 'yes', newsletter: 'yes' }
	const created = await shopper(at('auth/create/'), form)
	expect([created.status, created.location]).toEqual([303, at('auth/create/?sent=true')])
	expect((await shopper(created.location!)).html).not.toContain('<form method="post"')

	// Confirming: looking does nothing, pressing does it once, and again says the same.
	const confirm = pathIn((await emailsTo(opened, email)).at(-1))
	expect(confirm).toMatch(new RegExp(`^/${locale}/auth/confirm/\\?token=[\\w-]{40,}$`))
	for (let scan = 0; scan < 2; scan += 1) expect((await shopper(confirm)).html).toContain('value="confirm"')
	const signIn = { email, password: PASSWORD }
	expect((await shopper(at('auth/sign-in/'), signIn)).status).toBe(401)
	const confirmed = await shopper(confirm, { intent: 'confirm' })
	expect([confirmed.status, confirmed.location]).toEqual([303, at('auth/confirm/?done=confirmed')])
	expect((await shopper(confirm)).html).not.toContain('value="confirm"')
	expect((await shopper(confirm, { intent: 'confirm' })).location).toBe(confirmed.location)

	// In and out.
	const entered = await shopper(at('auth/sign-in/'), signIn)
	expect([entered.status, entered.location]).toEqual([303, at('account/')])
	expect(textOf((await shopper(at(''))).html)).toContain('Zélie')
	expect((await shopper(at('auth/create/'))).location).toBe(at(''))
	const left = await shopper(at('auth/logout/'), {})
	expect([left.status, left.location]).toEqual([302, at('?signed-out=true')])
	expect(textOf((await shopper(left.location!)).html)).not.toContain('Zélie')
	expect((await shopper(at('account/'))).status).toBe(302)

	// A second creation of the same address is answered the same.
	const again = await shopper(at('auth/create/'), { ...form, password: 'Another-one-4711' })
	expect([again.status, again.location]).toEqual([created.status, created.location])

	// A forgotten password.
	const asked = await shopper(at('auth/lost-password/'), { email })
	expect([asked.status, asked.location]).toEqual([303, at('auth/lost-password/?sent=true')])
	const change = (await emailsTo(opened, email)).map(pathIn).findLast((path) => path.includes('change-password'))!
	const fields = { password: 'Nouveau-fil-1790', repeat: 'Nouveau-fil-1790' }
	const changed = await shopper(change, fields)
	expect([changed.status, changed.location]).toEqual([303, at('?password-changed=true#sign-in')])
	expect((await shopper(at('auth/sign-in/'), signIn)).status).toBe(401)
	expect((await shopper(at('auth/sign-in/'), { email, password: fields.password })).status).toBe(303)
})

test('what an account may know besides goes along: form of address, birthday, phone, postal address (R92, R107, R108)', async () => {
	const shopper = shopperOf(opened)
	const email = 'complete@example.com'
	const optional = {
		civility: 'ms',
		'birthDate-day': '5',
		'birthDate-month': '04',
		'birthDate-year': '1990',
		phoneNumber: '06 12 34 56 78',
		phoneCountryCode: 'FR',
	}
	const address = { 'b-line1': '12 rue du Lin', 'b-postalCode': '5900', 'b-city': 'Lille', 'b-countryCode': 'FR' }
	const form = { firstName: 'Zélie', lastName: 'Durand', email, password: PASSWORD, terms: 'yes', ...optional }
	const refused = await shopper('/fr/auth/create/', { ...form, ...address })
	expect([refused.status, refused.html.includes('href="#b-postalCode"')]).toEqual([422, true])
	expect(refused.html).toContain('value="12 rue du Lin"')
	// Without a script another country's fields come by a button; nothing is checked then.
	const country = await shopper('/fr/auth/create/', { ...form, ...address, intent: 'country', 'b-countryCode': 'IT' })
	expect([country.status, country.html.includes('name="b-region"')]).toEqual([200, true])
	const created = await shopper('/fr/auth/create/', { ...form, ...address, 'b-postalCode': '59000' })
	expect(created.status).toBe(303)
	await shopper(pathIn((await emailsTo(opened, email)).at(-1)), { intent: 'confirm' })
	const customer = await opened.db
		.selectFrom('customers')
		.selectAll()
		.where('email', '=', email)
		.executeTakeFirstOrThrow()
	expect(customer).toMatchObject({ civility: 'ms', birth_date: '1990-04-05', phone_number: '+33612345678' })
	const [stored] = await opened.db
		.selectFrom('customer_addresses')
		.selectAll()
		.where('customer_id', '=', customer.id)
		.execute()
	expect(stored?.address).toMatchObject({ line1: '12 rue du Lin', postalCode: '59000', city: 'Lille' })
	const consents = await opened.db
		.selectFrom('customer_consents')
		.selectAll()
		.where('customer_id', '=', customer.id)
		.execute()
	expect(consents.filter(({ granted }) => granted)).toEqual([])
})
