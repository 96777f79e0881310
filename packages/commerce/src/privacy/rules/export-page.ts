import type { LanguageTag } from '@vitrine/market/locales'
import { type EngineMessages, type Translate, translatorOf } from '@vitrine/messages/engine'
import { html, raw } from 'hono/html'
import { type FoundRows, PICTURE_URL } from './export-data.ts'

/** Print styles: no colors that print badly, no row split across pages. */
const STYLE = `body{font:15px/1.5 Helvetica,Arial,sans-serif;color:#15171a;max-width:46rem;margin:0 auto;padding:2rem 1rem}
h1{font:400 2rem/1.2 Georgia,serif;margin:0 0 .5rem}h2{font:400 1.4rem/1.3 Georgia,serif;margin:2.5rem 0 1rem;border-bottom:2px solid #15171a;break-after:avoid}
h3{font-size:.85rem;color:#4a4e54;margin:1.5rem 0 .5rem;font-weight:400;break-after:avoid}
dl{display:grid;grid-template-columns:minmax(0,2fr) minmax(0,3fr);gap:.15rem 1rem;margin:0 0 1rem;padding:0 0 1rem;border-bottom:1px solid #dddcd6;break-inside:avoid}
dt{color:#4a4e54}dd{margin:0;overflow-wrap:anywhere}img{max-width:100%;height:auto}
@media(max-width:30rem){dl{grid-template-columns:1fr}dd{margin:0 0 .5rem}}@media print{body{max-width:none;padding:0;font-size:10pt}}`

/** In display order. */
const GROUPS = [
	'account',
	'addresses',
	'orders',
	'payments',
	'deliveries',
	'returns',
	'reviews',
	'giftCards',
	'reservations',
	'letters',
	'signIns',
	'requests',
	'system',
] as const satisfies readonly (keyof EngineMessages['personalData']['groups'])[]

type Label = keyof EngineMessages['personalData']['labels']

type Page = { found: FoundRows[]; shopName: string; createdAt: Date; languageTag: LanguageTag }

/** Export for reading and printing, in the customer's language: the same rows as the data, without empty values (GDPR art. 12). */
export function exportPage({ found, shopName, createdAt, languageTag }: Page) {
	const t = translatorOf('personalData', languageTag)
	const moment = new Intl.DateTimeFormat(languageTag, { dateStyle: 'long', timeStyle: 'short' })
	const input = { t, languageTag, moment }
	const sections = GROUPS.flatMap((group) => {
		const tables = found.filter(({ personal }) => personal.group === group)
		return tables.length > 0 ? [{ title: t(`groups.${group}`), tables }] : []
	})
	return html`<!doctype html><html lang="${languageTag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${t('title', { brand: shopName })}</title><style>${raw(STYLE)}</style></head>
<body><h1>${t('title', { brand: shopName })}</h1><p>${t('created', { moment: moment.format(createdAt) })}</p><p>${t('intro')}</p>
${sections.map(
	({ title, tables }) => html`<section><h2>${title}</h2>
${tables.map(
	({ personal, rows }) => html`<h3>${personal.as ?? personal.table}</h3>
${rows.map((row) => html`<dl>${factsOf(row, input).map(([label, value]) => html`<dt>${label}</dt><dd>${shown(value)}</dd>`)}</dl>`)}`,
)}</section>`,
)}
</body></html>`
}

type PageInput = { t: Translate<'personalData'>; languageTag: LanguageTag; moment: Intl.DateTimeFormat }
type Fact = [label: string, value: string]

/** Container columns without a label of their own. */
const WRAPPERS = ['snapshot', 'details', 'content', 'delivery']

/** Facts of a row, one per line; a nested value is labeled by its path. */
function factsOf(row: Record<string, unknown>, input: PageInput, above = ''): Fact[] {
	return Object.entries(row).flatMap(([name, value]): Fact[] => {
		if (value === null || value === undefined || value === '') return []
		const own = name.replaceAll(/_(\w)/g, (_, mail: string) => mail.toUpperCase())
		const word = labelOf(own as Label, input) ?? name
		const label = above ? `${above} · ${word}` : word
		if (typeof value === 'object' && !(value instanceof Date)) {
			const below = WRAPPERS.includes(name) ? above : label
			return factsOf(value as Record<string, unknown>, input, below)
		}
		return [[label, wordOf(value, own, input)]]
	})
}

function shown(value: string) {
	return value.startsWith(PICTURE_URL) ? html`<img src="${value}" alt="">` : value
}

/** Label of a column or key by its last part, in camel case; without a message, its name. */
function labelOf(label: Label, { t }: PageInput): string | undefined {
	return t.has(`labels.${label}`) ? t(`labels.${label}`) : undefined
}

function wordOf(value: unknown, name: string, { t, languageTag, moment }: PageInput): string {
	if (value instanceof Date) return moment.format(value)
	if (typeof value === 'boolean') return value ? t('yes') : t('no')
	if (typeof value === 'number' && /centAmount$/i.test(name))
		return (value / 100).toLocaleString(languageTag, { minimumFractionDigits: 2 })
	return String(value)
}
