import { LOCALES } from '@vitrine/market/locales'
import { SITE_CODES, SITES } from '@vitrine/market/sites'
import { describe, expect, test } from 'vitest'
import { labelled, sized, typeset } from './email.ts'
import { everyEmail } from './test-emails.ts'

/** Text of HTML without tags and entities. */
function readable(html: string): string {
	return html
		.replace(/<head>.*<\/head>/s, '')
		.replaceAll('<br>', '\n')
		.replaceAll(/<\/?strong>/g, '')
		.replaceAll(/<[^>]+>/g, ' ')
		.replaceAll('&#39;', "'")
		.replaceAll('&quot;', '"')
		.replaceAll('&amp;', '&')
}

const links = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map((match) => match[1]!.replaceAll('&amp;', '&'))

describe.each(SITE_CODES)('every e-mail of %s', async (site) => {
	const mails = await everyEmail(site)
	const { tag } = LOCALES[SITES[site].locale]

	test.each(mails)('$name is whole', ({ mail }) => {
		expect(mail.languageTag).toBe(tag)
		expect(mail.html).toContain(`<html lang="${tag}">`)
		expect(mail.html).toContain('<meta name="viewport" content="width=device-width">')
		expect(mail.html).toContain('<meta name="color-scheme" content="light dark">')
		// Gmail shows no more than 102 kB of one.
		expect(Buffer.byteLength(mail.html)).toBeLessThan(40_000)
		expect(mail.subject.trim()).not.toBe('')
		for (const words of [mail.subject, mail.text, readable(mail.html)])
			expect(words).not.toMatch(/[{}<>]|undefined|\bnull\b|NaN|\[object|Invalid Date|&\w+;|,,| ,|\.\.(?!\.)/)
	})

	test.each(mails)('$name says in text what it says in HTML, and leads to the same places', ({ mail }) => {
		for (const link of links(mail.html)) expect(mail.text).toContain(link)
		// A name and its details, a label and its value stand in lines and cells there, with no sign between them; headlines are not underlined.
		const bare = (words: string) => words.replaceAll(/[\s,:]+/g, ' ').trim()
		const shown = bare(readable(mail.html))
		const lines = mail.text.split('\n').filter((line) => !/^(-+|=+)$/.test(line))
		for (const line of lines.flatMap((text) => text.split(/https:\S+/))) expect(shown).toContain(bare(line))
	})

	test('keeps to the typography and the address of its language', () => {
		const all = mails.flatMap(({ mail }) => [mail.subject, mail.text, readable(mail.html)]).join('\n')
		if (tag.startsWith('fr')) {
			expect(all).not.toMatch(/[^\u00a0\s\d]:\s| [?!;»]|« /)
			expect(all).not.toMatch(/(?<!\p{L})(?:ton|ta|tes|tu|toi)(?!\p{L})/iu)
		}
		if (tag === 'de-DE') expect(all).not.toMatch(/\b(?:du|dein|deine|deinen|dir|dich)\b/i)
		if (tag === 'es-ES') expect(all).not.toMatch(/\b(?:usted|ustedes)\b/i)
		// Britain cancels, and Swiss law knows no withdrawal: the pages say so too.
		const acknowledged = mails.flatMap(({ name, mail }) => (name.startsWith('withdrawal') ? [mail.text] : []))
		if (site === 'gb') expect(acknowledged.join('\n')).not.toMatch(/withdraw(?!\/)/i)
		if (site === 'ch') expect(acknowledged.join('\n')).not.toMatch(/rétract/i)
		if (site === 'ch') expect(all).not.toMatch(/€|£|EUR/)
	})
})

test('a place is written as its country writes it, and a day as its language does', async () => {
	const british = await everyEmail('gb')
	for (const name of ['confirmation-collected', 'parcel-ready'])
		expect(british.find((one) => one.name === name)?.mail.text).toContain('Newcastle upon Tyne\nNE1 4XD')
	expect(british.find(({ name }) => name === 'refund')?.mail.text).toContain('on Saturday 21 November 2026, 18:04:05')
	const swiss = await everyEmail('ch')
	expect(swiss.find(({ name }) => name === 'refund')?.mail.text).toContain('le samedi 21 novembre 2026, 19:04:05')
})

test('an arrival on one day is said once', async () => {
	const said = await everyEmail('fr')
	const text = (name: string) => said.find((one) => one.name === name)?.mail.text
	expect(text('confirmation')).toContain('Arrivée prévue entre le vendredi 27 novembre et le mardi 1er décembre.')
	expect(text('confirmation-collected')).toContain('Arrivée prévue le vendredi 27 novembre.')
})

test('who brings goods to a store is shown no label', async () => {
	const said = await everyEmail('fr')
	const text = (name: string) => said.find((one) => one.name === name)?.mail.text
	expect(text('return-store')).not.toContain('étiquette')
	expect(text('return-relay')).toContain('Voir le retour et son étiquette')
})

test('French parts its tall signs from the word before them, and no other language does', () => {
	expect(typeset('fr-CH', 'Une question ? « Oui » ; le 1 mai')).toBe(
		'Une question\u00a0? «\u00a0Oui\u00a0»\u00a0; le 1er mai',
	)
	expect(typeset('fr-FR', 'le 11 mai, 1 article')).toBe('le 11 mai, 1 article')
	expect(typeset('de-DE', 'Eine Frage ?')).toBe('Eine Frage ?')
	expect(labelled('fr-FR', { label: 'Total', value: '1' })).toBe('Total\u00a0: 1')
	expect(labelled('pl-PL', { label: 'Razem', value: '1' })).toBe('Razem: 1')
})

test('who is told of a parcel that came is told the last day and the link, and nothing of it after a withdrawal (law O5)', async () => {
	const mails = await everyEmail('fr')
	const textOf = (wanted: string) => mails.find(({ name }) => name === wanted)!.mail.text
	expect(textOf('parcel-delivered')).toContain('jusqu’au lundi 7 décembre inclus')
	expect(textOf('parcel-delivered')).toContain('/order/withdraw/?order=')
	expect(textOf('parcel-delivered-part')).toContain('pendant 14 jours à compter de la réception du dernier colis')
	expect(textOf('parcel-delivered-withdrawn')).not.toMatch(/rétracter|withdraw|rendre les articles/)
})

test('the confirmation is the durable medium: seller, withdrawal with link and model form, guarantee, mediator (law A3.4)', async () => {
	for (const [site, words] of [
		[
			'fr',
			[
				'Linaire SAS (démonstration)',
				'+33 1 99 00 00 00',
				'Modèle de formulaire de rétractation',
				'Médiation de démonstration',
				'frais de renvoi sont à notre charge',
				'L217-3',
			],
		],
		[
			'de',
			[
				'Linaire Deutschland GmbH',
				'Muster-Widerrufsformular',
				'Hiermit widerrufe(n) ich/wir',
				'§ 36 VSBG',
				'HRB 000000',
			],
		],
		['gb', ['Linaire UK Ltd', 'Model cancellation form', 'Consumer Rights Act 2015']],
		['ch', ['garantie de notre boutique']],
	] as const) {
		const mails = await everyEmail(site)
		const { text } = mails.find(({ name }) => name === 'confirmation')!.mail
		for (const word of [...words, '/order/withdraw/?order='])
			expect([site, text]).toEqual([site, expect.stringContaining(word)])
	}
})

test('a size that says itself that it is one is told without the word (copy B0)', () => {
	expect([sized('taille', '38'), sized('taille', 'Taille unique'), sized('Größe', 'Einheitsgröße')]).toEqual([
		'taille 38',
		'Taille unique',
		'Einheitsgröße',
	])
})

test('the Swiss total says what is in it, as the shop there does (copy B1)', async () => {
	const textOf = async (site: 'ch' | 'fr') =>
		(await everyEmail(site)).find(({ name }) => name === 'confirmation')!.mail.text
	expect(await textOf('ch')).toContain('Total, TVA incluse\u00a0: CHF')
	expect(await textOf('ch')).not.toContain('TTC')
	expect(await textOf('fr')).toContain('Total TTC')
})

test('a gift card says how long it is good (law A3.17)', async () => {
	const text = (await everyEmail('fr')).find(({ name }) => name === 'gift-card')!.mail.text
	expect(text).toContain('Validité\u00a0: Sans limite de durée')
})

test('what was bought is shown, by an absolute address, with a plate where pictures are blocked', async () => {
	const mails = await everyEmail('de')
	const picture =
		/<img class="linen ink-2" src="(https:\/\/vitrine\.example\/media\/[^"]+-email\.jpg)" alt="([^"]+)" width="96" height="128" style="([^"]+)"/
	for (const name of 'confirmation parcel-shipped return-relay units-cancelled cancelled reservation restock-alert review-invitation'.split(
		' ',
	)) {
		const [, , alt, style] = picture.exec(mails.find((one) => one.name === name)!.mail.html) ?? []
		expect([name, alt]).toEqual([name, expect.stringContaining('Wollwalkdoppelfutter')])
		expect(style).toContain('height:128px;background:#f2f2f2;color:#4a4e54')
	}
})

test('the total stands out, and the VAT in it comes after it', async () => {
	const { html, text } = (await everyEmail('fr')).find(({ name }) => name === 'confirmation')!.mail
	expect(html).toMatch(/font-weight:700[^>]*>Total TTC</)
	expect(text.indexOf('Total TTC')).toBeLessThan(text.indexOf('dont TVA'))
	expect(text.indexOf('Livraison')).toBeLessThan(text.indexOf('Total TTC'))
})

test('an order and a return say how far they have come, in both forms', async () => {
	const mails = await everyEmail('fr')
	const threadOf = (wanted: string) =>
		mails
			.find(({ name }) => name === wanted)!
			.mail.text.split('\n')
			.filter((line) => /^[●○] /.test(line))
	const [day, next] = ['samedi 21 novembre', 'À venir']
	expect(threadOf('confirmation')).toEqual([
		`● Confirmée\u00a0: ${day}`,
		`○ En préparation\u00a0: ${next}`,
		`○ Expédiée\u00a0: ${next}`,
		`○ Livrée\u00a0: ${next}`,
	])
	expect(threadOf('confirmation-cards').map((line) => line[0])).toEqual(['●', '○'])
	expect(threadOf('parcel-ready').at(-1)).toMatch(/^● Prête à retirer/)
	expect(threadOf('parcel-delivered').map((line) => line[0])).toEqual(['●', '●', '●', '●'])
	expect(threadOf('cancelled')).toEqual([`● Confirmée\u00a0: ${day}`, `● Annulée\u00a0: ${day}`])
	expect(threadOf('return-relay').map((line) => line[0])).toEqual(['●', '○', '○'])
	expect(threadOf('refund')).toEqual([
		`● Enregistré\u00a0: ${day}`,
		'● Arrivé\u00a0: jeudi 26 novembre',
		'● Remboursé\u00a0: vendredi 27 novembre',
	])
})
