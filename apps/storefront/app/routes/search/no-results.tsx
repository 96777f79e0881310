import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { ProductRow } from '#app/document/products/product-row.tsx'
import { emphasis } from '#app/document/languages/emphasis.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import { useShopFacts } from '#app/document/shop-facts.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { StartView } from './load-start.ts'

/** Nothing found, or nothing asked yet: words to try, departments, and goods. */
export function NoResults({ q, start }: { q?: string; start: StartView }) {
	const t = useTranslations('results')
	return (
		<>
			{q !== undefined && <EmptyState title={t('none', { q })} text={t('noneText')} />}
			<div className="search-beginnings">
				<h2 className="type-title-m">{t('lookAt')}</h2>
				<Beginnings terms={start.terms} />
			</div>
			<ProductRow title={t.rich('goods', emphasis)} cards={start.cards} listId="search-start" />
		</>
	)
}

function Beginnings({ terms }: { terms: readonly string[] }) {
	const t = useTranslations('results')
	const to = useLocalePath()
	const shop = useShopFacts()
	const chips = [
		...terms.map((term) => ({ to: `${to('search')}?${new URLSearchParams({ q: term })}`, name: term })),
		...(shop?.departments ?? []).map(({ path, name }) => ({ to: to(path), name })),
		{ to: to('new'), name: t('new') },
	]
	return (
		<ul className="chip-list">
			{chips.map((chip) => (
				<li key={chip.to}>
					<Link to={chip.to} className="chip">
						{chip.name}
					</Link>
				</li>
			))}
		</ul>
	)
}
