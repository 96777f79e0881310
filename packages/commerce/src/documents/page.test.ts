import { expect, test } from 'vitest'
import { pages } from '@vitrine/linaire/catalog/pages'
import { textOfPdf } from './fixtures/pdf-text.ts'
import { drawPage } from './pdf/page.ts'

const BODY = `## Łódź & *Co*

Erster Absatz mit [Verweis](page:terms) und [Adresse](https://a.example/x).

- eins
- zwei

| Was | Wie lange |
|---|---|
| Rechnung | acht Jahre |

> Hiermit widerrufe(n) ich/wir (\\*)
>
> Datum:
`

test('a page is drawn with its headings, lists, tables and forms; the same text is the same bytes', async () => {
	const facts = {
		version: { title: 'Widerruf', body: BODY, validFrom: '2026-06-19' },
		brandName: 'Linaire',
		languageTag: 'de-DE',
	}
	const bytes = await drawPage(facts)
	const text = textOfPdf(bytes)
	for (const words of [
		'Widerruf',
		'19. Juni 2026',
		'Łódź & Co',
		'Verweis und Adresse (https://a.example/x)',
		'– eins',
		'acht Jahre',
		'ich/wir (*)',
		'Datum:',
	])
		expect(text.replaceAll(/\s+/g, ' ')).toContain(words)
	expect(await drawPage(facts)).toEqual(bytes)
})

test('the longest texts of the demo have their letters and all of their pages', async () => {
	for (const { title, body, validFrom, site, language } of pages()) {
		if (!['Regulamin sklepu', 'Datenschutzerklärung'].includes(title)) continue
		const version = { title, body: body.replaceAll(/\{\{|\}\}/g, ''), validFrom }
		const text = textOfPdf(await drawPage({ version, brandName: 'Linaire', languageTag: language }))
		const [last] = body.match(/[^\s]+ [^\s]+ [^\s]+$/m) ?? []
		expect([site, text.includes('\u0000'), text.replaceAll(/\s+/g, ' ').includes(last ?? '?')]).toEqual([
			site,
			false,
			true,
		])
	}
})
