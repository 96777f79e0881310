import { formatMoney } from '@vitrine/market/format'
import { LOCALES } from '@vitrine/market/locales'
import { useState } from 'react'
import { Form } from 'react-router'
import { useTranslations } from 'use-intl'
import { useDocument } from '#app/document/document.tsx'
import { SubmitButton } from '#app/document/forms/form-parts.tsx'
import { type FormValues } from '#app/document/forms/submitted-form.ts'
import { type Form as FormState } from '#app/document/forms/use-form.ts'
import { Button } from '#app/ui/button.tsx'
import { RadioGroup } from '#app/ui/choice.tsx'
import { FieldError } from '#app/ui/field.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { RadioCard } from '#app/ui/radio-card.tsx'
import { SelectField } from '#app/ui/select.tsx'
import { CreditChoice, refundToOf } from './credit-choice.tsx'
import { chosenLines, refundOf, type ReturnLineView, type ReturnOffer } from './return-form-view.ts'

type ReturnFormProps = {
	offer: ReturnOffer
	form: FormState
	/** Of this very form: sent twice, it is one return. */
	submissionKey: string
}

/** What comes back, how it travels, what it brings: three steps of one form. Without a script the sum is told by a button. */
export function ReturnForm({ offer, form: { at, values }, submissionKey }: ReturnFormProps) {
	const t = useTranslations('account.return')
	const [typed, setTyped] = useState<FormValues>(values)
	return (
		<Form
			method="post"
			noValidate
			className="return-form"
			onChange={(event) =>
				setTyped(
					Object.fromEntries([...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])),
				)
			}
		>
			<input type="hidden" name="submissionKey" value={submissionKey} />
			<fieldset
				className="return-step"
				id="lines"
				tabIndex={-1}
				aria-describedby={at('lines') ? 'lines-error' : undefined}
			>
				<legend className="type-title-l">{t('step1')}</legend>
				<FieldError id="lines-error">{at('lines')}</FieldError>
				{offer.lines.map((line) => (
					<LineCard key={line.position} line={line} reasons={offer.reasons} values={values} />
				))}
			</fieldset>
			<div className="return-step">
				<h2 className="type-title-l">{t('step2')}</h2>
				<RadioGroup id="method" legend={<span className="visually-hidden">{t('step2')}</span>} error={at('method')}>
					{offer.methods.map((method, index) => (
						<RadioCard
							key={method}
							name="method"
							value={method}
							label={t(`method.${method}`)}
							detail={t(`methodText.${method}`)}
							defaultChecked={values['method'] ? values['method'] === method : index === 0}
						/>
					))}
				</RadioGroup>
			</div>
			<section className="return-step">
				<h2 className="type-title-l">{t('step3')}</h2>
				{offer.credit && <CreditChoice offer={offer.credit} values={values} />}
				<Refund offer={offer} values={typed} />
				<div className="account-actions">
					<SubmitButton intent="send">{t('submit')}</SubmitButton>
					<Button type="submit" name="intent" value="check" variant="secondary" className="without-script">
						{t('check')}
					</Button>
				</div>
			</section>
		</Form>
	)
}

function Refund({ offer, values }: { offer: ReturnOffer; values: FormValues }) {
	const t = useTranslations('account.return')
	const credit = useTranslations('storeCredit.choice')
	const { locale } = useDocument()
	const chosen = chosenLines(values, offer.lines)
	const count = chosen.reduce((sum, { quantity }) => sum + quantity, 0)
	const { centAmount, hasDelivery } = refundOf(chosen, offer)
	const amount = formatMoney(LOCALES[locale].tag, { centAmount, currency: offer.currency })
	return (
		<div className="return-refund" aria-live="polite">
			{count === 0 ? (
				<p className="muted">{t('nothing')}</p>
			) : (
				<>
					<p className="return-sum">
						<span>{t(hasDelivery ? 'refundWithDelivery' : 'refund', { n: count })}</span>
						<strong className="type-price-l">{amount}</strong>
					</p>
					<p className="muted">{refundToOf(values) === 'store-credit' ? credit('when') : t('when')}</p>
				</>
			)}
		</div>
	)
}

type LineCardProps = { line: ReturnLineView; reasons: ReturnOffer['reasons']; values: FormValues }

/** A line that may be returned: once ticked it asks for the quantity and, as an option, for the reason. */
function LineCard({ line, reasons, values }: LineCardProps) {
	const t = useTranslations('account.return')
	const checkout = useTranslations('checkout')
	const { position, name, colorName, sizeLabel, picture, unitCentAmounts } = line
	return (
		<div className="return-line selvedge">
			<label className="return-line-head">
				<input
					type="checkbox"
					className="checkbox"
					name={`line-${position}`}
					value="yes"
					defaultChecked={values[`line-${position}`] === 'yes'}
				/>
				<span className="return-line-picture">{picture && <Picture {...picture} alt="" sizes="56px" />}</span>
				<span className="lines">
					<span className="type-ui">{name}</span>
					<span className="type-small muted">{`${colorName} · ${sizeLabel}`}</span>
				</span>
			</label>
			<div className="return-line-more">
				{unitCentAmounts.length > 1 && (
					<SelectField
						name={`quantity-${position}`}
						label={t('quantity')}
						defaultValue={values[`quantity-${position}`] ?? '1'}
						options={unitCentAmounts.map((_, index) => ({ value: index + 1, label: index + 1 }))}
					/>
				)}
				<SelectField
					name={`reason-${position}`}
					label={t('reason')}
					optional={checkout('optional')}
					defaultValue={values[`reason-${position}`] ?? ''}
					options={[
						{ value: '', label: t('noReason') },
						...reasons.map((reason) => ({ value: reason, label: t(`reasons.${reason}`) })),
					]}
				/>
			</div>
		</div>
	)
}
