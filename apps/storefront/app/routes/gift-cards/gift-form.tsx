import { formatMoney } from '@vitrine/market/format'
import { LOCALES } from '@vitrine/market/locales'
import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useDocument } from '#app/document/document.tsx'
import { useErrorEvent } from '#app/document/tracking/use-error-event.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { TextAreaField, TextField } from '#app/ui/text-field.tsx'
import { readAmount } from './amounts.ts'
import { AmountField, DesignField, WhenField } from './choices.tsx'
import { DESIGNS, LONGEST_MESSAGE } from './designs.ts'
import type { GiftAnswer, GiftValues } from './form.ts'
import type { GiftOffer } from './gift-card.tsx'
import { CardPreview, type Preview } from './preview.tsx'

type GiftFormProps = { offer: GiftOffer; preselected: number; refused: GiftAnswer | undefined }

/** A gift card and the card it becomes. A plain form: without JavaScript only the preview stands still. */
export function GiftForm({ offer, preselected, refused }: GiftFormProps) {
	const t = useTranslations('gift')
	const navigation = useNavigation()
	const previewOf = usePreviewOf(offer)
	const values: GiftValues = { amount: String(preselected), design: DESIGNS[0], ...refused?.values }
	const [preview, setPreview] = useState(() => previewOf(values))
	const messages = useGiftErrors(refused, offer)
	const at = (field: string) => messages.find((message) => message.field === field)?.message
	const isAdding = navigation.state === 'submitting' && navigation.formData?.get('intent') === 'add'
	return (
		<div className="gift-columns">
			<CardPreview {...preview} />
			<div className="gift-fields" id="gift-form">
				<ErrorSummary title={t('problem.title')} errors={messages} />
				<Form
					method="post"
					noValidate
					className="gift-fields"
					onInput={(event) => {
						const fields = new FormData(event.currentTarget)
						setPreview(previewOf(Object.fromEntries([...fields].map(([name, value]) => [name, String(value)]))))
					}}
				>
					<AmountField offer={offer} values={values} errorAt={at} />
					<DesignField chosen={values.design} error={at('design')} />
					<TextField
						name="recipientName"
						label={t('recipientName')}
						autoComplete="off"
						maxLength={60}
						defaultValue={values.recipientName}
						error={at('recipientName')}
					/>
					<TextField
						name="recipientEmail"
						type="email"
						label={t('recipientEmail')}
						autoComplete="off"
						inputMode="email"
						spellCheck={false}
						maxLength={200}
						defaultValue={values.recipientEmail}
						error={at('recipientEmail')}
					/>
					<TextField
						name="senderName"
						label={t('senderName')}
						autoComplete="name"
						maxLength={60}
						defaultValue={values.senderName}
						error={at('senderName')}
					/>
					<div>
						<TextAreaField
							name="message"
							label={t('message')}
							optional={t('optional')}
							hint={t('messageHint')}
							maxLength={LONGEST_MESSAGE}
							defaultValue={values.message}
							error={at('message')}
						/>
						<p className="gift-counter type-small needs-script" aria-live="off">
							{t('counter', { n: preview.message.length })}
						</p>
					</div>
					<WhenField values={values} error={at('date')} />
					<Button type="submit" name="intent" value="add" size="bar" wide loading={isAdding}>
						{t('add')}
					</Button>
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
function usePreviewOf({ chips, currency }: GiftOffer): (values: GiftValues) => Preview {
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

const OWN = ['design', 'recipientName', 'recipientEmail', 'senderName', 'message'] as const
const WHOLE = ['quantity-limit', 'too-many-requests'] as const

/** Refusals in the words of the page, in the order of its fields. */
function useGiftErrors(refused: GiftAnswer | undefined, { min, max }: GiftOffer) {
	const t = useTranslations('gift.problem')
	const isOurs = refused?.errors.some(({ field }) => field === 'gift-form')
	useErrorEvent('cart', { of: refused, type: refused?.errors.length ? (isOurs ? 'server' : 'validation') : undefined })
	return (refused?.errors ?? []).map(({ field, code }) => {
		const own = OWN.find((known) => known === field)
		const whole = WHOLE.find((known) => known === code)
		if (own) return { field, message: t(own) }
		if (field === 'amount' || field === 'other') return { field, message: t('amount', { min, max }) }
		return { field, message: field === 'date' ? t('sendOn') : t(whole ?? 'unexpected') }
	})
}
