import { FITS } from '@vitrine/commerce/reviews/contract/choices'
import { Form, Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { SubmitButton } from '#app/document/forms/form-parts.tsx'
import { FormProblems } from '#app/document/forms/form-problems.tsx'
import type { Form as FormState } from '#app/document/forms/use-form.ts'
import { PrivacyLine } from '#app/document/pages/page-link.tsx'
import { Radio, RadioGroup } from '#app/ui/choice.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { SelectField } from '#app/ui/select.tsx'
import { TextAreaField, TextField } from '#app/ui/text-field.tsx'
import { PhotoFields } from './photo-fields.tsx'
import type { ReviewItem } from './write.tsx'

type WriteFormProps = { item: ReviewItem; form: FormState; reviewKey: string; hasOthers: boolean }

/** One review: written for the first time or changed. */
export function WriteForm({ item, form, reviewKey, hasOthers }: WriteFormProps) {
	const t = useTranslations('reviews')
	const { review, sizes, productId } = item
	const typed = form.submitted ? form.values : savedValues(review)
	const of = (name: string) => ({ ...form.field(name), defaultValue: typed[name] })
	return (
		<>
			<p className="lead">{item.name}</p>
			{review?.refusal && <Notice tone="warning">{t('write.refusal', { reason: review.refusal })}</Notice>}
			<Form method="post" encType="multipart/form-data" noValidate className="review-form">
				<p>{t('write.intro1')}</p>
				<FormProblems form={form} />
				<input type="hidden" name="product" value={productId} />
				<RadioGroup id="stars" legend={t('write.stars')} error={form.at('stars')}>
					{['5', '4', '3', '2', '1'].map((stars) => (
						<Radio
							key={stars}
							name="stars"
							value={stars}
							label={t('stars', { n: Number(stars) })}
							defaultChecked={typed['stars'] === stars}
						/>
					))}
				</RadioGroup>
				<TextField {...of('title')} label={t('write.titleField')} maxLength={100} />
				<TextAreaField {...of('body')} label={t('write.body')} hint={t('write.bodyHint')} rows={7} maxLength={4_000} />
				<RadioGroup id="fit" legend={t('write.fit')}>
					{[...FITS, ''].map((fit) => (
						<Radio
							key={fit}
							name="fit"
							value={fit}
							label={fit === '' ? t('write.fitUnknown') : t(`fit.${fit as 'true'}`)}
							defaultChecked={(typed['fit'] ?? '') === fit}
						/>
					))}
				</RadioGroup>
				{sizes.length > 1 && (
					<SelectField
						name="sku"
						label={t('write.size')}
						defaultValue={typed['sku']}
						options={sizes.map(({ sku, label }) => ({ value: sku, label }))}
					/>
				)}
				<TextField
					{...of('heightCm')}
					label={t('write.height')}
					optional={t('write.optional')}
					inputMode="numeric"
					maxLength={3}
				/>
				<TextField {...of('usualSize')} label={t('write.usualSize')} optional={t('write.optional')} maxLength={20} />
				<TextField {...of('author')} label={t('write.author')} optional={t('write.optional')} maxLength={40} />
				<PhotoFields form={form} typed={typed} reviewKey={reviewKey} />
				<p className="type-small muted">{t('write.privacy')}</p>
				<PrivacyLine />
				<div className="review-actions">
					<SubmitButton intent="write" size="bar">
						{t('write.submit')}
					</SubmitButton>
					{review && (
						<SubmitButton intent="remove" variant="tertiary">
							{t('write.remove')}
						</SubmitButton>
					)}
				</div>
			</Form>
			{hasOthers && (
				<p>
					<Link to="?" className="link link-target">
						{t('write.others')}
					</Link>
				</p>
			)}
		</>
	)
}

function savedValues(review: ReviewItem['review']): Readonly<Record<string, string>> {
	if (!review) return {}
	const { stars, title, body, fit, sku, heightCm, usualSize, author, photos } = review
	const values = {
		stars: String(stars),
		title,
		body,
		fit,
		sku,
		heightCm: heightCm && String(heightCm),
		usualSize,
		author,
		...Object.fromEntries(
			photos.flatMap(({ id, alt }, at) => [
				[`kept${at + 1}`, id],
				[`alt${at + 1}`, alt],
			]),
		),
	}
	return Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])))
}
