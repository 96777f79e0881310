import { CURRENCIES, type Currency } from '@vitrine/market/currencies'
import { useId } from 'react'
import { Form, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { othersThan } from './list-url.ts'
import type { ListView } from './load-list.ts'

/** Two fields in whole units of the currency; a plain form, so it works without JavaScript. */
export function PriceFilter({ range, currency }: { range: ListView['priceRange']; currency: Currency }) {
	const t = useTranslations('facet')
	const id = useId()
	const [search] = useSearchParams()
	const from = search.get('price-min') ?? ''
	const to = search.get('price-max') ?? ''
	const { symbol } = CURRENCIES[currency]
	const field = { type: 'number', inputMode: 'numeric', min: 0, step: 1 } as const
	return (
		<Form key={`${from} ${to}`} replace preventScrollReset className="price-filter">
			{othersThan(search, ['price-min', 'price-max']).map(([name, value]) => (
				<input key={`${name} ${value}`} type="hidden" name={name} value={value} />
			))}
			<TextField
				{...field}
				id={`${id}-min`}
				name="price-min"
				label={t('priceFrom', { currency: symbol })}
				defaultValue={from}
			/>
			<TextField
				{...field}
				id={`${id}-max`}
				name="price-max"
				label={t('priceTo', { currency: symbol })}
				defaultValue={to}
			/>
			<Button type="submit" variant="secondary">
				{t('apply')}
			</Button>
			{range && (
				<p className="price-filter-range type-small muted">{t('priceBetween', { ...range, currency: symbol })}</p>
			)}
		</Form>
	)
}
