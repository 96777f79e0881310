import { LRUCache } from 'lru-cache'
import { dayOf } from '@vitrine/market/sites'
import { keys, SURROGATE_KEY, surrogateKeys } from '../changes/keys.ts'
import type { Database } from '../database/client.ts'
import { notFound } from '../http/problem.ts'
import { createRouteApp } from '../http/route-app.ts'
import { getPageRoute, listBannersRoute, listBlocksRoute, listPagesRoute, PAGE_GROUPS } from './contract.ts'
import { listBanners } from './queries/banners.ts'
import { listBlocks } from './queries/blocks.ts'
import { findPage, listPageAddresses, listPages, listVersions } from './queries/pages.ts'
import { type RenderedPage, renderMarkdown } from './rules/markdown.ts'

/** Cached pages: all of seven sites, with some earlier versions. */
const RENDERED = 300

/** Banners, content blocks, and legal and help pages. */
export function contentRoutes({ db, clock }: { db: Database; clock: () => Date }) {
	const app = createRouteApp()
	// The text of a version never changes, so it is rendered once.
	const rendered = new LRUCache<string, RenderedPage>({ max: RENDERED })

	app.openapi(listBannersRoute, async (c) => {
		const { page } = c.req.valid('query')
		const banners = await listBanners(db, { site: c.get('site'), language: c.get('language'), page })
		return c.json(banners, 200, { [SURROGATE_KEY]: keys.banners(page) })
	})
	app.openapi(listBlocksRoute, async (c) => {
		const asked = c.req.valid('query')
		const reading = { site: c.get('site'), language: c.get('language'), now: clock() }
		const shown = surrogateKeys(keys.blocks(asked.place, 'all'), keys.blocks(asked.place, asked.category ?? 'all'))
		return c.json(await listBlocks(db, { ...asked, ...reading }), 200, { [SURROGATE_KEY]: shown })
	})
	app.openapi(listPagesRoute, async (c) => {
		const site = c.get('site')
		const pages = await listPages(db, { site, language: c.get('language'), now: clock() })
		return c.json(pages, 200, { [SURROGATE_KEY]: surrogateKeys(keys.pages(site), keys.day(site)) })
	})
	app.openapi(getPageRoute, async (c) => {
		const { slug, group: named } = c.req.valid('param')
		const group = PAGE_GROUPS.find((known) => known === named)
		const site = c.get('site')
		const reading = { site, language: c.get('language'), now: clock(), number: c.req.valid('query').version }
		const found = group && (await findPage(db, { ...reading, group, slug }))
		if (!found) throw notFound('page-not-found')
		const { version, newest, ...page } = found
		const key = `${site} ${page.page} ${page.language} ${version.number}`
		const { html, contents } = rendered.get(key) ?? renderMarkdown(version.body)
		rendered.set(key, { html, contents })
		const today = dayOf(site, clock())
		const versions = (await listVersions(db, { site, page: page.page, language: page.language })).toReversed()
		return c.json(
			{
				...page,
				title: version.title,
				html,
				contents,
				version: version.number,
				validFrom: version.validFrom,
				versions: versions.map(({ number, validFrom }) => ({
					version: number,
					validFrom,
					state: number === newest ? ('current' as const) : validFrom > today ? ('future' as const) : ('past' as const),
				})),
				addresses: await listPageAddresses(db, { page: page.page, now: clock() }),
			},
			200,
			{ [SURROGATE_KEY]: surrogateKeys(keys.page(site, page.page), keys.pageAddresses(page.page), keys.day(site)) },
		)
	})
	return app
}
