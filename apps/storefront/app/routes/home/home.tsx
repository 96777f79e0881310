import { useTranslations } from 'use-intl'
import { requestContext } from '#app/request/context.ts'
import { PART_TIMEOUT, withTimeout } from '#app/request/gateway/with-timeout.ts'
import { newCardView } from '#app/document/products/card-view.ts'
import { ContentBlocks } from '#app/document/content/content-blocks.tsx'
import { loadContent } from '#app/document/content/load-content.tsx'
import { wordsOf } from '#app/document/languages/markup.tsx'
import { CategoryTiles } from '#app/document/categories/category-tiles.tsx'
import { findProducts } from '#app/request/products/gateway.ts'
import { loadTiles } from '#app/document/categories/load-tiles.ts'
import { tileGrid } from '#app/document/categories/tile-grid.ts'
import { ProductRow } from '#app/document/products/product-row.tsx'
import { organizationFacts } from '#app/document/head/organization.ts'
import { JsonLd, PageHead } from '#app/document/head/page-head.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import { emphasis } from '#app/document/languages/emphasis.tsx'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import { saleNotice } from '#app/request/web-domain/private-sale.ts'
import { data } from 'react-router'
import type { Route } from './+types/home'
import { AccountPanel } from './account-panel.tsx'
import { BareHero } from './bare-hero.tsx'
import { BannerHero } from './banner-hero.tsx'
import { Hero } from './hero.tsx'
import { BARE_HERO, type HeroView, loadHero } from './load-hero.ts'
import { findGreeted, followPartner } from './panel.ts'
import { SaleTeaser } from './sale-teaser.tsx'
import { Services } from './services.tsx'
import { standingContent } from './standing-content.tsx'
import { classNames } from '#app/ui/class-names.ts'
import './home.css'

const ROW = 8

export const handle: PageHandle = { namespaces: ['home', 'login', 'plp', 'sale'], pageType: 'account sign-in' }

export async function loader({ request, context }: Route.LoaderArgs) {
	followPartner({ request, context })
	const { brand, site, locale, directory, gateway, settings, tag, siteRecord } = context.get(requestContext)
	const [params, tree = []] = await Promise.all([
		withTimeout(PART_TIMEOUT, siteRecord(), directory.known(site)),
		withTimeout(PART_TIMEOUT, directory.categories(site, locale), undefined),
	])
	const [content, greeted, tiles, hero] = await Promise.all([
		withTimeout(PART_TIMEOUT, loadContent({ context, place: { place: 'home' }, tree }), undefined),
		findGreeted({ request, context }),
		withTimeout(PART_TIMEOUT, loadTiles(context, tree), []),
		withTimeout(PART_TIMEOUT, loadHero(context, tree), BARE_HERO),
	])
	const isOrdered = content !== undefined && content.length > 0
	const newest = isOrdered
		? []
		: await withTimeout(PART_TIMEOUT, findProducts(gateway, { sort: 'new', 'page-size': ROW }), [])
	// Without products the page still has its own texts: nothing is invented, and no cache stores it (R124).
	const isPartial = tree.length === 0 || !content || (!isOrdered && newest.length === 0)
	const sale = saleNotice(params, { site, locale, now: new Date() })
	const facts = organizationFacts({ brand, locale, domains: settings.domains })
	const view = {
		facts,
		greeted,
		tiles,
		grid: tileGrid(tiles.length, [4, 5, 6, 3]),
		hero: { banner: hero.banner, beside: hero.beside, pictures: hero.pictures },
		sale,
		newest: newest.map((card) => newCardView(tag, card)),
		blocks: isOrdered ? content : isBare(hero) ? [] : standingContent(hero, wordsOf({ context })),
	}
	return data(view, isPartial ? { headers: { 'Cache-Control': 'private, no-store' } } : undefined)
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export default function Home({
	loaderData: { facts, greeted, tiles, grid, hero, sale, newest, blocks },
}: Route.ComponentProps) {
	const t = useTranslations('home')
	const to = useLocalePath()
	return (
		<>
			<PageHead
				title={t('title')}
				description={t('description')}
				image={(hero.banner?.wide ?? hero.pictures[0])?.base}
			/>
			<JsonLd facts={facts} />
			<div className="first-screen">
				<FirstScreen hero={hero} />
				<AccountPanel greeted={greeted} />
			</div>
			<div className="page-container">
				{tiles.length > 0 && (
					// One department alone is no choice, but where the menu leads without a script.
					<section
						id="departments"
						aria-labelledby="departments-title"
						className={classNames('home-departments', tiles.length < 2 && 'without-script')}
					>
						<h2 id="departments-title" className="visually-hidden">
							{t('departments')}
						</h2>
						<CategoryTiles tiles={tiles} grid={grid} />
					</section>
				)}
				<ProductRow
					title={t.rich('newTitle', emphasis)}
					cards={newest}
					listId="home_new"
					more={{ to: to('new'), label: t('seeAll') }}
				/>
				<ContentBlocks blocks={blocks} />
			</div>
			{sale && <SaleTeaser {...sale} />}
			<div className="page-container">
				<Services />
			</div>
		</>
	)
}

type ShownHero = Pick<HeroView, 'banner' | 'beside' | 'pictures'>

function isBare({ banner, pictures }: ShownHero): boolean {
	return !banner && pictures.length === 0
}

function FirstScreen({ hero }: { hero: ShownHero }) {
	if (isBare(hero)) return <BareHero />
	return hero.banner ? <BannerHero banner={hero.banner} beside={hero.beside} /> : <Hero hero={hero} />
}
