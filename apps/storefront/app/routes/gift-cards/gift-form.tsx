import { formatMoney } from '@vitrine/market/format'
import { LOCALES } from '@vitrine/market/locales'
import { useState } from 'react'
import { Form } from 'react-router'
import { useTranslations } from 'use-intl'
import { useDocument } from '#app/document/document.tsx'
import { SubmitButton } from '#app/document/forms/form-parts.tsx'
import { FormProblems } from '#app/document/forms/form-problems.tsx'
import { type FormValues } from '#app/document/forms/submitted-form.ts'
import { type Form as FormState } from '#app/document/forms/use-form.ts'
import { EmailField, TextAreaField, TextField } from '#app/ui/text-field.tsx'
import { readAmount } from './amounts.ts'
import { AmountField, DesignField, WhenField } from './choices.tsx'
import { DESIGNS, LONGEST_MESSAGE } from '#app/document/gift-cards/designs.ts'
import type { GiftOffer } from './gift-card.tsx'
import { CardPreview, type Preview } from './preview.tsx'

type GiftFormProps = { offer: GiftOffer; form: FormState }

/** A gift card and the card it becomes. A plain form: without JavaScript only the preview stands still. */
export function GiftForm({ offer, form }: GiftFormProps) {
	const t = useTranslations('gift')
	const previewOf = usePreviewOf(offer)
	const [preview, setPreview] = useState(() => previewOf(form.values))
	return (
		<div className="gift-columns">
			<CardPreview {...preview} />
			<div className="gift-fields" id="gift-form">
				<FormProblems form={form} />
				<Form
					method="post"
					noValidate
					className="gift-fields"
					onInput={(event) => {
						const fields = new FormData(event.currentTarget)
						setPreview(previewOf(Object.fromEntries([...fields].map(([name, value]) => [name, String(value)]))))
					}}
				>
					<AmountField offer={offer} form={form} />
					<DesignField chosen={form.values['design']} error={form.at('design')} />
					<TextField {...form.field('recipientName')} label={t('recipientName')} autoComplete="off" maxLength={60} />
					<EmailField
						{...form.field('recipientEmail')}
						label={t('recipientEmail')}
						autoComplete="off"
						maxLength={200}
					/>
					<TextField {...form.field('senderName')} label={t('senderName')} autoComplete="name" maxLength={60} />
					<div>
						<TextAreaField
							{...form.field('message')}
							label={t('message')}
							optional={t('optional')}
							hint={t('messageHint')}
							maxLength={LONGEST_MESSAGE}
						/>
						<p className="gift-counter type-small needs-script" aria-live="off">
							{t('counter', { n: preview.message.length })}
						</p>
					</div>
					<WhenField form={form} />
					<SubmitButton intent="add" size="bar" wide>
						{t('add')}
					</SubmitButton>
				</Form>
				<Notes />
			</div>
		</div>
	)
}

function Notes() {
	const t = useTranslations('gift.notes')
	return (
		<ul className="gift-notes type-small">
			<li>{t('validity')}</li>
			<li>{t('money')}</li>
			<li>{t('vat')}</li>
			<li>{t('pay')}</li>
		</ul>
	)
}

/** What the card shows of what is filled in. */
function usePreviewOf({ chips, currency }: GiftOffer): (values: FormValues) => Preview {
	const { locale } = useDocument()
	return ({ amount = '', other = '', design, recipientName = '', message = '' }) => {
		const typed = amount === 'other' ? readAmount(other, currency) : null
		const pressed = chips.find(({ centAmount }) => String(centAmount) === amount)?.label ?? ''
		const isSum = typed !== null && Number.isSafeInteger(typed) && typed > 0
		return {
			design: DESIGNS.find((known) => known === design) ?? DESIGNS[0],
			amount: isSum ? formatMoney(LOCALES[locale].tag, { centAmount: typed, currency }) : pressed,
			recipientName: recipientName.trim(),
			message: message.replaceAll('\r\n', '\n'),
		}
	}
}
