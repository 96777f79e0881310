import { existsSync, readFileSync } from 'node:fs'
import { LOCALES } from '@vitrine/market/locales'
import { SITE_CODES, SITES, type SiteCode } from '@vitrine/market/sites'
import type { CatalogRecordInput } from '@vitrine/commerce/catalog-import/records'

type PageRecord = CatalogRecordInput & { type: 'page' }

/** What every site tells, by list and in the order of the list. A file `pages/<site>/<page>.md` each. */
export const DEMO_PAGES = {
	help: ['delivery-returns', 'payment', 'faq', 'contact'],
	legal: ['terms', 'privacy', 'withdrawal', 'legal-notice', 'accessibility', 'recycling'],
} as const satisfies Record<PageRecord['group'], readonly string[]>

/** The pages of law and help of the seven sites, in each site's own language. */
export function* pages(): Generator<PageRecord> {
	for (const site of SITE_CODES) {
		for (const group of ['help', 'legal'] as const) {
			for (const [position, id] of DEMO_PAGES[group].entries()) {
				const file = new URL(`pages/${site}/${id}.md`, import.meta.url)
				if (existsSync(file)) yield readPage(readFileSync(file, 'utf8'), { site, group, position, id })
			}
		}
	}
}

type Named = { site: SiteCode; group: PageRecord['group']; position: number; id: string }

/** A file: lines of `name: value` between two lines of three hyphens, then the text in Markdown. */
function readPage(file: string, { site, ...named }: Named): PageRecord {
	const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n\s*([\s\S]*)$/.exec(file) ?? []
	const fields = Object.fromEntries(head.split('\n').map((line) => line.split(/:\s*(.*)/s).slice(0, 2)))
	const { title = '', link = title, slug = '', description, validFrom = '' } = fields
	const { language } = LOCALES[SITES[site].locale]
	return { type: 'page', site, language, ...named, slug, title, link, description, validFrom, body }
}
