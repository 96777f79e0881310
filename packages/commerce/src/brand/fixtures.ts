import type { z } from 'zod'
import type { Database } from '../database/client.ts'
import { NamedBrand } from './contract.ts'
import { WHOLE_SHOP } from './loading.ts'
import { storedBrand } from './rules/stored-brand.ts'

/** Brand of a small shop: green, square, with a drawn name and one font. */
export function sampleBrand(): z.input<typeof NamedBrand> {
	return {
		name: 'Maison X',
		legalName: 'Maison X SAS',
		companyLine: 'Maison X SAS, Nantes',
		founded: 2019,
		wordmark: { viewBox: '0 0 400 100', path: 'M0 0h20v80h60v20H0zM120 0h20v100h-20z' },
		favicon:
			'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z" fill="#0b3d2e"></path></svg>',
		socials: ['https://social.example/maisonx'],
		supportEmail: 'help@maisonx.example',
		phone: '+33 2 40 00 00 00',
		mailFrom: 'Maison X <shop@maisonx.example>',
		replyTo: 'help@maisonx.example',
		nativeAppPrefix: 'MaisonX/',
		storeNamePrefix: 'Boutique X',
		productBrandDefault: 'Maison X Studio',
		theme: {
			colors: { ink: '#0b3d2e', 'ink-hover': '#14523f', butter: '#ffd9c7', 'butter-deep': '#e8a07f', linen: '#f3f6f2' },
			fonts: {
				sans: {
					kind: 'sans-serif',
					files: [{ source: 'sans.woff2', weight: '400 700' }],
					fallback: { local: ['Arial'], sizeAdjust: 101.7, ascentOverride: 98.4, descentOverride: 29.8 },
				},
			},
			radius: { control: 0, sheet: 4 },
		},
	}
}

/** Bytes with the head of a WOFF2 file, for tests that never draw with it. */
export function sampleFont(): Buffer {
	const bytes = Buffer.alloc(64)
	bytes.write('wOF2', 'latin1')
	bytes.writeUInt32BE(bytes.length, 8)
	return bytes
}

/** Stores the brand of the whole shop, or of a site; its font has an invented hash. */
export async function insertBrand(
	db: Database,
	changes: z.input<typeof NamedBrand> = {},
	site = WHOLE_SHOP,
): Promise<void> {
	const named = NamedBrand.parse({ ...sampleBrand(), ...changes })
	const details = JSON.stringify(storedBrand(named, { fonts: { 'sans.woff2': 'ab'.repeat(32) } }))
	const row = { site, details }
	await db
		.insertInto('brands')
		.values(row)
		.onConflict((conflict) => conflict.column('site').doUpdateSet(row))
		.execute()
}
