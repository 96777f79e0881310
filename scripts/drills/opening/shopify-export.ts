import { SHOPIFY_COLUMNS } from '@vitrine/commerce/catalog-import/shopify/columns'
import { type Cut, FORMS, type Picture } from './pictures.ts'

/** An export of products as Shopify writes it, with its pictures by path. */
export type Export = {
	/** Text of the file, by the language it is in. */
	files: { fr: string; de: string }
	/** By path and query; undefined where the shop has lost it. */
	pictures: ReadonlyMap<string, Picture | undefined>
	/** Units of what the file sells, by SKU. */
	units: ReadonlyMap<string, number>
}

const METAFIELDS = [
	'Color (product.metafields.shopify.color-pattern)',
	'Fabric (product.metafields.shopify.fabric)',
	'Care (product.metafields.custom.care)',
]
const MARKET = ['Included / Germany', 'Price / Germany', 'Compare At Price / Germany']
const COLUMNS = [...SHOPIFY_COLUMNS.slice(0, -5), ...METAFIELDS, ...SHOPIFY_COLUMNS.slice(-5, -1), ...MARKET, 'Status']

const KINDS = [
	{ fr: 'T-shirt', de: 'T-Shirt', form: 'shirt', cents: 2_990, fabric: '100% coton' },
	{ fr: 'Chemise', de: 'Hemd', form: 'shirt', cents: 6_990, fabric: '55% lin 45% coton' },
	{ fr: 'Robe', de: 'Kleid', form: 'dress', cents: 8_990, fabric: '100% viscose' },
	{ fr: 'Pantalon', de: 'Hose', form: 'trousers', cents: 7_990, fabric: '98% coton 2% élasthanne' },
	{ fr: 'Pull', de: 'Pullover', form: 'shirt', cents: 9_990, fabric: '80% laine 20% polyamide' },
	{ fr: 'Écharpe', de: 'Schal', form: 'scarf', cents: 3_990, fabric: '100% laine' },
] as const
const NAMES = 'Léonie Marceau Éloïse Basile Ninon Gaspard Solène Aurèle Victoire Hippolyte'.split(' ')
const COLORS = ['Bleu marine', 'Écru', 'Terre de Sienne']
const SIZES = ['XS', 'S', 'M', 'L']
const PATH = '/s/files/1/0612/3456/7890/files/'
const LONG = 'maison-x_automne-hiver_2026_studio-paris_photographe-non-credite_version-definitive-2_retouchee'

/** Sixty products: of two and three options, on offer, sold out, oversold, drafts, a gift card, lost pictures. */
export function shopifyExport(origin: string): Export {
	const pictures = new Map<string, Picture | undefined>()
	const units = new Map<string, number>()
	const rows = { fr: [] as Row[], de: [] as Row[] }
	for (let index = 0; index < 60; index++) {
		const images = picturesOf(index)
		for (const { path, picture } of images) pictures.set(path, picture)
		for (const language of ['fr', 'de'] as const) {
			const urls = images.map(({ path }) => `${origin}${path}`)
			const product = productRows(index, { language, urls, units })
			rows[language].push(...product)
		}
	}
	for (const language of ['fr', 'de'] as const) rows[language].push(giftCard())
	return { files: { fr: csv(rows.fr), de: csv(rows.de) }, pictures, units }
}

type Row = Record<string, string>

/** Three of each product: upright, across, square or cut out; the third of some is lost, the second of some has a long name. */
function picturesOf(index: number): { path: string; picture: Picture | undefined }[] {
	const { form } = KINDS[index % KINDS.length]!
	const hue = (index * 47) % 360
	const cuts: Cut[] = ['portrait', 'landscape', index % 2 ? 'square' : 'cut-out']
	return cuts.map((cut, position) => {
		const name =
			position === 1 && index % 5 === 0 ? `${LONG}-${index} (détail, côté gauche)` : `mx-${index}-${position}`
		const path = `${PATH}${encodeURIComponent(name)}.${FORMS[cut].format}?v=17000${index}${position}`
		return { path, picture: position === 2 && index % 20 === 7 ? undefined : { cut, form, hue } }
	})
}

function productRows(
	index: number,
	{ language, urls, units }: { language: 'fr' | 'de'; urls: string[]; units: Map<string, number> },
): Row[] {
	const kind = KINDS[index % KINDS.length]!
	const name = NAMES[Math.floor(index / KINDS.length) % NAMES.length]!
	const handle = `${kind.fr}-${name}`
		.normalize('NFD')
		.replaceAll(/[^\w-]/g, '')
		.toLowerCase()
	const isScarf = kind.form === 'scarf'
	const colors = isScarf ? [''] : COLORS.slice(0, 1 + (index % 3))
	const variants = colors.flatMap((color) => (isScarf ? [''] : SIZES).map((size) => ({ color, size })))
	const body =
		language === 'fr'
			? `<p>Coupe <strong>droite</strong>, tissu &laquo;&nbsp;${kind.fabric}&nbsp;&raquo;.</p>\n<ul>\n<li>Fabriqué au Portugal</li>\n<li>Le mannequin porte une taille M, "naturellement"</li>\n</ul>`
			: `<p>Gerade geschnitten, ${kind.fabric}.</p>\n<ul><li>Gefertigt in Portugal</li></ul>`
	const of = (row: Row): Row => ({ Handle: handle, ...row })
	const first: Row = {
		Title: `${kind[language]} ${name}`,
		'Body (HTML)': body,
		Vendor: index % 7 === 3 ? 'Atelier Y' : 'Maison X',
		'Product Category': 'Apparel & Accessories > Clothing',
		Type: kind.fr,
		Tags: index % 4 === 0 ? 'nouveau, lin, coup de cœur' : '',
		Published: index % 15 === 11 ? 'false' : 'true',
		'Option1 Name': isScarf ? 'Title' : 'Couleur',
		'Option2 Name': isScarf ? '' : 'Taille',
		'Option3 Name': !isScarf && index % 10 === 4 ? 'Matière' : '',
		'Gift Card': 'false',
		'SEO Title': `${kind[language]} ${name} | Maison X`,
		'Google Shopping / Gender': 'unisex',
		'Google Shopping / Age Group': 'adult',
		[METAFIELDS[0]!]: isScarf ? 'gris; bleu' : '',
		[METAFIELDS[1]!]: kind.fabric,
		[METAFIELDS[2]!]: 'Lavage à 30°',
		'Included / Germany': 'true',
		Status: index % 15 === 11 ? 'draft' : 'active',
	}
	const ofVariants = variants.map(({ color, size }, position): Row => {
		const sku = `MX-${String(index).padStart(3, '0')}-${position}`
		const quantity = (index * 5 + position * 3) % 14
		units.set(sku, quantity)
		const cents = kind.cents + (index % 3) * 500
		const price = (amount: number) => (amount / 100).toFixed(2)
		const isReduced = index % 6 === 2
		return {
			'Option1 Value': isScarf ? 'Default Title' : color,
			'Option2 Value': size,
			'Option3 Value': first['Option3 Name'] ? kind.fabric : '',
			'Variant SKU': sku,
			'Variant Grams': '240.0',
			'Variant Inventory Tracker': 'shopify',
			// Sold although there were none.
			'Variant Inventory Qty': String(quantity || -1),
			'Variant Inventory Policy': 'deny',
			'Variant Fulfillment Service': 'manual',
			'Variant Price': price(isReduced ? cents - 1_000 : cents),
			'Variant Compare At Price': isReduced ? price(cents) : '',
			'Variant Requires Shipping': 'true',
			'Variant Taxable': 'true',
			'Variant Image': color && position % SIZES.length === 0 ? urls[0]! : '',
			'Variant Weight Unit': 'kg',
			'Cost per item': price(cents * 0.3),
			'Price / Germany': price(cents + 500),
		}
	})
	const ofPictures = urls.map(
		(url, position): Row => ({
			'Image Src': url,
			'Image Position': String(position + 1),
			'Image Alt Text': `${kind[language]} ${name}, vue ${position + 1}`,
		}),
	)
	const length = Math.max(ofVariants.length, ofPictures.length)
	return Array.from({ length }, (_, line) => of({ ...(line === 0 && first), ...ofVariants[line], ...ofPictures[line] }))
}

function giftCard(): Row {
	const card = {
		Handle: 'carte-cadeau',
		Title: 'Carte cadeau',
		Vendor: 'Maison X',
		Published: 'true',
		Status: 'active',
	}
	const option = { 'Option1 Name': 'Montant', 'Option1 Value': '50 €', 'Variant Price': '50.00', 'Gift Card': 'true' }
	return { ...card, ...option }
}

function csv(rows: readonly Row[]): string {
	const cell = (value = '') => (/[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)
	const lines = rows.map((row) => COLUMNS.map((column) => cell(row[column])).join(','))
	return `${[COLUMNS.map(cell).join(','), ...lines].join('\n')}\n`
}
