import { Link, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { Accordion, AccordionItem } from '#app/ui/accordion.tsx'
import { BadgeCount } from '#app/ui/badge-count.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { FacetValues } from './facet-values.tsx'
import { changed } from './list-url.ts'
import type { ListView } from './load-list.ts'
import { PriceFilter } from './price-filter.tsx'

/** All facets, one below the other. */
export function FacetGroups({ list, isOffers }: { list: ListView; isOffers: boolean }) {
	const t = useTranslations('facet')
	const [search] = useSearchParams()
	const isOffer = search.get('offer') === 'true'
	return (
		<Accordion>
			{list.facets.map((facet, index) => {
				const count = facet.values.filter((value) => value.isSelected).length
				return (
					<AccordionItem
						key={facet.key}
						open={index < 2 || count > 0}
						title={<Title name={t(`name.${facet.key}`)} count={count} />}
					>
						<FacetValues facet={facet} />
					</AccordionItem>
				)
			})}
			{list.priceRange && (
				<AccordionItem open title={t('name.price')}>
					<PriceFilter range={list.priceRange} currency={list.currency} />
				</AccordionItem>
			)}
			{!isOffers && (list.offerCount > 0 || isOffer) && (
				<Link
					className={classNames('facet-value facet-offer', isOffer && 'facet-value-selected')}
					to={changed(search, { offer: isOffer ? '' : 'true', page: '' })}
					aria-current={isOffer ? 'true' : undefined}
					rel="nofollow"
					replace
					preventScrollReset
				>
					<span className="facet-box">{isOffer && <Icon name="check" size={16} />}</span>
					<span className="facet-value-label">{t('offer')}</span>
					<span className="facet-value-count">{list.offerCount}</span>
				</Link>
			)}
		</Accordion>
	)
}

function Title({ name, count }: { name: string; count: number }) {
	return (
		<span className="facet-title">
			{name}
			<BadgeCount count={count} />
		</span>
	)
}
