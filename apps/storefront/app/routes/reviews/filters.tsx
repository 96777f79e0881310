import type { ProductReviews, ReviewQuery } from '@vitrine/commerce/reviews/contract/shown'
import { FITS, HEIGHTS } from '@vitrine/commerce/reviews/contract/choices'
import { useTranslations } from 'use-intl'
import { Checkbox } from '#app/ui/choice.tsx'
import { SelectField } from '#app/ui/select.tsx'

type FiltersProps = { filters: ReviewQuery; sizes: ProductReviews['sizes']; withPhotos: number; list: string }

/** Which reviews are shown: a form that asks for the page anew, at the reviews. */
export function Filters({ filters, sizes, withPhotos, list }: FiltersProps) {
	const t = useTranslations('reviews')
	const any = { value: '', label: t('filter.any') }
	const { stars, size, fit, height, photos } = filters
	return (
		<form action={`${list}#list`} className="review-filters">
			<h2 className="type-title-m">{t('filter.title')}</h2>
			<SelectField
				name="stars"
				label={t('filter.stars')}
				defaultValue={stars ?? ''}
				options={[any, ...[5, 4, 3, 2, 1].map((n) => ({ value: n, label: t('stars', { n }) }))]}
			/>
			{sizes.length > 0 && (
				<SelectField
					name="size"
					label={t('filter.size')}
					defaultValue={size ?? ''}
					options={[any, ...sizes.map(({ label, count }) => ({ value: label, label: `${label} (${count})` }))]}
				/>
			)}
			<SelectField
				name="fit"
				label={t('filter.fit')}
				defaultValue={fit ?? ''}
				options={[any, ...FITS.map((value) => ({ value, label: t(`fit.${value}`) }))]}
			/>
			<SelectField
				name="height"
				label={t('filter.height')}
				defaultValue={height ?? ''}
				options={[
					any,
					...HEIGHTS.map((value) => ({ value, label: t(`filter.heights.h${Number.parseInt(value, 10) as 0}`) })),
				]}
			/>
			{(withPhotos > 0 || photos) && (
				<Checkbox
					name="photos"
					value="true"
					label={t('filter.photos', { n: withPhotos })}
					defaultChecked={photos !== undefined}
				/>
			)}
			<div className="review-actions">
				<button type="submit" className="button button-secondary">
					<span className="button-label">{t('filter.apply')}</span>
				</button>
				<a href={`${list}#list`} className="link link-target">
					{t('filter.reset')}
				</a>
			</div>
		</form>
	)
}
