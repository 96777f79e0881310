import type { Sort } from '@vitrine/commerce/search/contract'
import { Form, useSearchParams, useSubmit } from 'react-router'
import { useTranslations } from 'use-intl'
import { Select } from '#app/ui/select.tsx'
import { othersThan } from './list-url.ts'

const ORDERS = ['featured', 'new', 'price-asc', 'price-desc'] as const satisfies readonly Sort[]

/** The order of the list; a choice counts at once, without JavaScript with a button. */
export function SortSelect({ sort, isOffers }: { sort: Sort; isOffers: boolean }) {
	const t = useTranslations('sort')
	const submit = useSubmit()
	const [search] = useSearchParams()
	const orders: Sort[] = [
		...(search.has('q') ? (['relevance'] as const) : []),
		...ORDERS,
		...(isOffers ? (['discount'] as const) : []),
	]
	return (
		<Form className="sort-select" replace preventScrollReset>
			{othersThan(search, ['sort']).map(([name, value]) => (
				<input key={`${name} ${value}`} type="hidden" name={name} value={value} />
			))}
			<Select
				key={sort}
				name="sort"
				aria-label={t('label')}
				defaultValue={sort}
				onChange={(event) => submit(event.currentTarget.form, { replace: true, preventScrollReset: true })}
				options={orders.map((order) => ({ value: order, label: t(order) }))}
			/>
			<button type="submit" className="button button-secondary without-script">
				{t('apply')}
			</button>
		</Form>
	)
}
