import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Drawer } from '#app/ui/drawer.tsx'
import { FacetGroups } from './facet-groups.tsx'
import { cleared } from './list-url.ts'
import type { ListView } from './load-list.ts'

export const FILTERS_DRAWER = 'filters'

/** Every filter counts at once; the button below says how many products are left and goes back to them. */
export function FilterDrawer({ list, isOffers }: { list: ListView; isOffers: boolean }) {
	const t = useTranslations('plp')
	const [search] = useSearchParams()
	const footer = (
		<form method="dialog" className="filter-foot">
			<Button type="submit" size="bar">
				{t('show', { n: list.total })}
			</Button>
			<ButtonLink
				to={cleared(search)}
				variant="tertiary"
				replace
				preventScrollReset
				onClick={(event) => event.stopPropagation()}
			>
				{t('clear')}
			</ButtonLink>
		</form>
	)
	return (
		<Drawer id={FILTERS_DRAWER} title={t('filter')} closeLabel={t('closeFilters')} full footer={footer}>
			{/* A press on a value leads to another list, not out of the drawer. */}
			<div onClick={(event) => event.stopPropagation()}>
				<FacetGroups list={list} isOffers={isOffers} />
			</div>
		</Drawer>
	)
}
