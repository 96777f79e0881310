import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compareBooks } from './erp.ts'
import type { Machine } from './machine.ts'
import { buy, withdraw } from './shopper.ts'

const PAGES = ['legal-notice', 'terms', 'privacy', 'withdrawal']
const LANGUAGES = { fr: 'fr', de: 'de' }

/** What the guide leaves to a person. Each throws when something is not as it should be, and may say what it saw. */
export const HANDS: Record<string, (machine: Machine) => Promise<string>> = {
	'pages of law': writePages,
	'export of Shopify': writeExport,
	'a purchase in each country': purchase,
	'the buyer withdraws': takeBack,
	'the books of the ERP': compareBooks,
}

/** Of each kind and site one, of the retailer's own words. */
async function writePages({ folder }: Machine): Promise<string> {
	const body = '{{seller.brand}}, {{seller.company}}, {{seller.address}}. [{{seller.brand}}](page:privacy)\n'
	const record = { type: 'page', group: 'legal', validFrom: '2026-01-01', body }
	const pages = Object.entries(LANGUAGES).flatMap(([site, language]) =>
		PAGES.map((id) => ({ ...record, site, language, id, slug: id, title: id, link: id })),
	)
	await writeFile(join(folder, 'work/pages.jsonl'), pages.map((page) => `${JSON.stringify(page)}\n`).join(''))
	return `${pages.length} pages`
}

async function writeExport({ folder, goods }: Machine): Promise<string> {
	await writeFile(join(folder, 'work/products_export_1.csv'), goods.files.fr)
	await writeFile(join(folder, 'work/products_de.csv'), goods.files.de)
	return `${goods.units.size} variants, ${goods.pictures.size} pictures`
}

async function purchase(machine: Machine): Promise<string> {
	const french = await buy(machine, { site: 'fr', product: 'card' })
	const german = await buy(machine, { site: 'de', product: 'paypal' })
	machine.known.set('FR-96743203', french)
	machine.known.set('DE-48201937', german)
	return `${french}, ${german}`
}

async function takeBack(machine: Machine): Promise<string> {
	const returnNumber = await withdraw(machine, machine.known.get('FR-96743203')!)
	machine.known.set('RT-K3FDCXJE', returnNumber)
	return returnNumber
}
