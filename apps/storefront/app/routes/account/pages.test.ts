import { LOCALES_TRIED } from '@vitrine/testing/matrix'
import { insertCustomer, PASSWORD } from '@vitrine/commerce/customers/fixtures'
import { BUYER, insertOrder } from '@vitrine/commerce/documents/fixtures/orders'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cookieOf, signIn } from '#app/test-customer.ts'
import { openTestShop, type TestShop, withoutStyles } from '#app/test-shop.ts'
import { pagesOf, signedIn, type Visitor } from './visitor.fixtures.ts'

let opened: TestShop
let camille: Visitor
let other: Visitor
beforeAll(async () => {
	opened = await openTestShop(async () => undefined)
	camille = await signedIn(
		opened,
		await insertCustomer(opened.db, { email: 'camille@example.com', firstName: 'Camille' }),
	)
	other = await signedIn(opened, await insertCustomer(opened.db, { email: 'ines@example.com', firstName: 'Inès' }))
})
afterAll(() => opened.close())

function page(path: string, who: { cookie: string } = camille, fields?: Record<string, string>) {
	return pagesOf(opened)(path, who, fields)
}

const ROOMS = ['', 'orders/', 'store-credit/', 'profile/', 'security/', 'addresses/', 'addresses/new/', 'privacy/']

describe.each(LOCALES_TRIED)('/%s/account/', (locale) => {
	test.each(ROOMS)('%s: for who is signed in, kept by nobody, found by nobody (R42, R101)', async (room) => {
		const path = `/${locale}/account/${room}`
		const { status, html, headers } = await page(path)
		expect(status).toBe(200)
		expect(headers.get('cache-control')).toBe('private, no-store')
		expect(html).toContain('<meta name="robots" content="noindex')
		expect(html.match(/<h1[\s>]/g)).toHaveLength(1)
		expect(html).not.toMatch(/account\.\w+\.\w+|undefined/)
		const stranger = await page(path, { cookie: '' })
		expect([stranger.status, stranger.location]).toEqual([
			302,
			`/${locale}/?return=${encodeURIComponent(path)}#sign-in`,
		])
	})
})

test('a session ended elsewhere leads to the sign-in, and back', async () => {
	const gone = { cookie: cookieOf(await signIn(opened, { customerId: camille.customerId })) }
	const { html } = await page('/fr/account/security/')
	const ids = [...html.matchAll(/name="sessionId" value="([^"]+)"/g)].map(([, id]) => id!)
	expect(ids.length).toBeGreaterThan(0)
	expect(html).toContain('Chrome')
	for (const sessionId of ids) {
		const ended = await page('/fr/account/security/', camille, { intent: 'end', sessionId })
		expect([ended.status, ended.location]).toEqual([303, '/fr/account/security/?done=session'])
	}
	const after = await page('/fr/account/profile/', gone)
	expect([after.status, after.location]).toEqual([
		302,
		`/fr/?return=${encodeURIComponent('/fr/account/profile/')}#sign-in`,
	])
	expect((await page('/fr/account/security/?done=session')).text).toContain('Cet appareil est déconnecté.')
})

test('nobody ends somebody else’s session', async () => {
	const { html } = await page('/fr/account/security/', other)
	await signIn(opened, { customerId: other.customerId })
	const rows = await opened.db.selectFrom('sessions').select('id').where('customer_id', '=', other.customerId).execute()
	expect(html).toContain('Chrome')
	for (const { id } of rows) {
		const refused = await page('/fr/account/security/', camille, { intent: 'end', sessionId: id })
		expect(refused.status).toBe(404)
	}
	expect((await page('/fr/account/', other)).status).toBe(200)
})

test('ending all others leaves this one', async () => {
	const elsewhere = { cookie: cookieOf(await signIn(opened, { customerId: camille.customerId })) }
	const ended = await page('/de/account/security/', camille, { intent: 'end-others' })
	expect(ended.location).toBe('/de/account/security/?done=sessions')
	expect((await page('/de/account/', elsewhere)).status).toBe(302)
	expect((await page('/de/account/')).status).toBe(200)
})

const PROFILE = {
	intent: 'profile',
	firstName: 'Camille',
	lastName: 'Durand-Leroy',
	phoneNumber: '06 12 34 56 78',
	phoneCountryCode: 'FR',
	'birthDate-day': '12',
	'birthDate-month': '4',
	'birthDate-year': '1990',
	languageTag: 'it-IT',
}

test('the profile: saved, told, and refused field by field with what was typed', async () => {
	const saved = await page('/fr/account/profile/', camille, PROFILE)
	expect([saved.status, saved.location]).toEqual([303, '/fr/account/profile/?done=profile'])
	const { html, text } = await page('/fr/account/profile/?done=profile')
	expect(text).toContain('Votre profil est enregistré.')
	for (const value of ['Durand-Leroy', '+33612345678', '12', '4', '1990']) expect(html).toContain(`value="${value}"`)
	expect(html).toMatch(/<option value="it-IT" selected/)
	const refused = await page('/fr/account/profile/', camille, { ...PROFILE, firstName: '', 'birthDate-year': '2020' })
	expect(refused.status).toBe(422)
	expect(refused.text).toContain('16 ans')
	expect(refused.html).toContain('href="#firstName"')
	expect(refused.html).toContain('href="#birthDate"')
	expect(refused.html).toContain('value="2020"')
	expect(refused.html).toContain('value="Durand-Leroy"')
})

test.each(LOCALES_TRIED)(
	'/%s/: a day of birth is asked for in the order of the language, by the page and not the browser (look table)',
	async (locale) => {
		const { html } = await page(`/${locale}/account/profile/`)
		const fields = [...html.matchAll(/<input[^>]*name="birthDate-(\w+)"[^>]*>/g)]
		expect(fields.map(([input, part]) => [part, /autoComplete="([^"]+)"/i.exec(input)?.[1]])).toEqual([
			['day', 'bday-day'],
			['month', 'bday-month'],
			['year', 'bday-year'],
		])
		for (const path of ['account/profile', 'auth/create', 'gift-card'])
			expect((await page(`/${locale}/${path}/`)).html).not.toContain('type="date"')
	},
)

test('half a day of birth, and one that no month has, is refused in words and stays as it was typed; none is none', async () => {
	for (const changes of [
		{ 'birthDate-day': '' },
		{ 'birthDate-month': 'avril' },
		{ 'birthDate-day': '31', 'birthDate-month': '2' },
		{ 'birthDate-year': '90' },
		{ 'birthDate-year': '9'.repeat(300) },
	]) {
		const { status, text, html } = await page('/fr/account/profile/', camille, { ...PROFILE, ...changes })
		expect([changes, status]).toEqual([changes, 422])
		expect(text).toContain('Saisissez une date de naissance complète')
		expect(html).toMatch(/<input[^>]*id="birthDate"[^>]*aria-invalid="true"/)
	}
	const empty = { 'birthDate-day': '', 'birthDate-month': '', 'birthDate-year': '' }
	expect((await page('/fr/account/profile/', other, { ...PROFILE, ...empty })).status).toBe(303)
	const found = await opened.db
		.selectFrom('customers')
		.select('birth_date')
		.where('id', '=', other.customerId)
		.execute()
	expect(found).toEqual([{ birth_date: null }])
})

test('another e-mail address: with the password, and only once its e-mail is answered', async () => {
	const ask = (fields: Record<string, string>) => page('/pl/account/profile/', camille, { intent: 'email', ...fields })
	const wrong = await ask({ email: 'new@example.com', password: 'not it' })
	expect([wrong.status, wrong.html.includes('href="#password"')]).toEqual([422, true])
	expect(wrong.html).not.toContain('not it')
	expect(wrong.html).toContain('value="new@example.com"')
	const malformed = await ask({ email: 'new', password: PASSWORD })
	expect([malformed.status, malformed.html.includes('href="#new-email"')]).toEqual([422, true])
	const sent = await ask({ email: 'new@example.com', password: PASSWORD })
	expect(sent.location).toBe('/pl/account/profile/?done=email')
	const { text } = await page('/pl/account/profile/?done=email')
	expect(text).toContain('camille@example.com')
	expect(text).toContain('Wysłaliśmy wiadomość')
})

test('another password ends the other sessions; what is wrong is told at its field', async () => {
	const elsewhere = { cookie: cookieOf(await signIn(opened, { customerId: camille.customerId })) }
	const ask = (fields: Record<string, string>) =>
		page('/fr/account/security/', camille, { intent: 'password', ...fields })
	const missing = await ask({ current: '', password: 'Pomme-verte-1987' })
	expect([missing.status, missing.html.includes('href="#current"')]).toEqual([422, true])
	const wrong = await ask({ current: 'Pomme-rouge-1987', password: 'Pomme-verte-1987' })
	expect([wrong.status, wrong.text.includes('pas votre mot de passe')]).toEqual([422, true])
	const simple = await ask({ current: PASSWORD, password: 'pomme' })
	expect([simple.status, simple.html.includes('href="#password"')]).toEqual([422, true])
	for (const { html } of [missing, wrong, simple]) expect(html).not.toMatch(/value="(pomme|Pomme|Ciel)/)
	const changed = await ask({ current: PASSWORD, password: 'Pomme-verte-1987' })
	expect(changed.location).toBe('/fr/account/security/?done=password')
	expect((await page('/fr/account/', elsewhere)).status).toBe(302)
	expect((await page('/fr/account/')).status).toBe(200)
})

const ADDRESS = {
	intent: 'save',
	'a-firstName': 'Camille',
	'a-lastName': 'Durand',
	'a-line1': '12 rue des Lilas',
	'a-line2': '',
	'a-postalCode': '75011',
	'a-city': 'Paris',
	'a-countryCode': 'FR',
	phoneNumber: '',
	phoneCountryCode: 'FR',
}

function firstAddress(html: string): string {
	return /name="addressId" value="([^"]+)"/.exec(html)?.[1] ?? ''
}

test('the address book: added, changed, removed, put back', async () => {
	expect((await page('/fr/account/addresses/')).text).toContain('Aucune adresse pour l’instant.')
	const added = await page('/fr/account/addresses/new/', camille, ADDRESS)
	expect([added.status, added.location]).toEqual([303, '/fr/account/addresses/?done=address'])
	const list = await page('/fr/account/addresses/')
	expect(list.text).toContain('12 rue des Lilas')
	expect(list.text).toContain('Adresse de livraison et de facturation habituelle')
	const id = firstAddress(list.html)
	const wrong = await page(`/fr/account/addresses/${id}/`, camille, { ...ADDRESS, 'a-postalCode': '7501' })
	expect([wrong.status, wrong.html.includes('href="#a-postalCode"')]).toEqual([422, true])
	expect(wrong.text).toContain('75011')
	const changed = await page(`/fr/account/addresses/${id}/`, camille, { ...ADDRESS, 'a-line1': '14 rue des Lilas' })
	expect(changed.status).toBe(303)
	expect((await page('/fr/account/')).text).toContain('14 rue des Lilas')
	const removed = await page('/fr/account/addresses/', camille, { intent: 'remove', addressId: id })
	expect([removed.status, removed.text.includes('L’adresse est supprimée.')]).toEqual([200, true])
	const again = await page('/fr/account/addresses/', camille, { intent: 'remove', addressId: id })
	expect(again.status).toBe(303)
	const listed = Object.fromEntries(
		[...removed.html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [
			name!,
			value!,
		]),
	)
	const restored = await page('/fr/account/addresses/', camille, { ...listed, intent: 'restore' })
	expect(restored.location).toBe('/fr/account/addresses/?done=restored')
	expect((await page('/fr/account/addresses/')).text).toContain('14 rue des Lilas')
})

test('somebody else’s address is none', async () => {
	const id = firstAddress((await page('/fr/account/addresses/')).html)
	expect(id).not.toBe('')
	expect((await page(`/fr/account/addresses/${id}/`, other)).status).toBe(404)
	expect((await page(`/fr/account/addresses/${id}/`, other, ADDRESS)).status).toBe(404)
	await page('/fr/account/addresses/', other, { intent: 'remove', addressId: id })
	expect((await page(`/fr/account/addresses/${id}/`)).status).toBe(200)
})

/** What the form of the section that offers addresses of orders would send. */
function suggestedForm(html: string): Record<string, string> {
	const section = html.slice(html.indexOf('class="address-suggestions"'))
	const hidden = section.slice(0, section.indexOf('</form>')).matchAll(/name="([^"]+)" value="([^"]*)"/g)
	return Object.fromEntries([...hidden].map(([, name, value]) => [name!, value!]))
}

test('the address of an order is offered to the book, and kept with one press (look 28)', async () => {
	const buyer = { ...BUYER, line1: '7 rue de la Commande' }
	const { customerId, cookie } = await signedIn(opened, await insertCustomer(opened.db))
	const zoe = { cookie }
	expect((await page('/fr/account/addresses/', zoe)).text).not.toContain('Adresses de vos commandes')
	await insertOrder(opened.db, { customerId, buyer })
	const offered = await page('/fr/account/addresses/', zoe)
	for (const words of ['Adresses de vos commandes', '7 rue de la Commande', 'Enregistrer cette adresse'])
		expect(offered.text).toContain(words)
	expect(offered.html).toMatch(/<button type="submit" value="keep"[^>]* name="intent">/)
	const fields = { ...suggestedForm(offered.html), intent: 'keep' }
	const refused = await page('/fr/account/addresses/', zoe, { ...fields, 'a-postalCode': '7' })
	expect(refused.text).toContain('L’adresse n’a pas pu être enregistrée.')
	const listed = await page('/fr/account/addresses/', zoe, fields)
	expect([listed.status, listed.location]).toEqual([303, '/fr/account/addresses/?done=address'])
	const after = await page('/fr/account/addresses/', zoe)
	expect(after.text).toContain('Adresse de livraison et de facturation habituelle')
	expect(after.text).not.toContain('Adresses de vos commandes')
})

test('without a script another country changes the fields and keeps what was typed; Enter saves', async () => {
	const form = await page('/de/account/addresses/new/')
	const inside = form.html.slice(form.html.indexOf('class="account-form"'))
	expect(/<button type="submit"[^>]*>/.exec(inside)?.[0]).toContain('value="save"')
	const { html, status } = await page('/de/account/addresses/new/', camille, { ...ADDRESS, intent: 'country' })
	expect([status, html.includes('value="12 rue des Lilas"')]).toEqual([200, true])
})

test('consents: nothing is on before it was switched on, and each switch is kept', async () => {
	expect((await page('/it/account/privacy/')).html).not.toMatch(/role="switch"[^>]*checked/)
	const saved = await page('/it/account/privacy/', camille, { email: 'yes', post: 'yes' })
	expect(saved.location).toBe('/it/account/privacy/?done=consents')
	const { html } = await page('/it/account/privacy/?done=consents')
	const on = [...html.matchAll(/<input[^>]*role="switch"[^>]*>/g)].map(([input]) => [
		/name="(\w+)"/.exec(input)?.[1],
		input.includes('checked'),
	])
	expect(on).toEqual([
		['email', true],
		['sms', false],
		['post', true],
	])
	expect(html).toContain('href="/it/cookies/"')
})

test('with the gateway away a room is an outage, not an empty one', async () => {
	opened.setDown(/\/customers|\/auth/)
	expect((await page('/fr/account/addresses/')).status).toBe(503)
	opened.setDown(false)
	expect((await page('/fr/account/addresses/')).status).toBe(200)
})

test('a note of what was done says only what we can say', async () => {
	const { html } = await page('/fr/account/profile/?done=%3Cscript%3E')
	expect(withoutStyles(html)).not.toContain('notice-success')
})
