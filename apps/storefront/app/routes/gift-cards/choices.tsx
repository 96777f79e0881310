import { useTranslations } from 'use-intl'
import { type Form } from '#app/document/forms/use-form.ts'
import { DateField } from '#app/document/dates/date-field.tsx'
import { ChipChoice } from '#app/ui/chip.tsx'
import { Radio, RadioGroup } from '#app/ui/choice.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { CardArt } from '#app/document/gift-cards/card-art.tsx'
import { DESIGNS } from '#app/document/gift-cards/designs.ts'
import type { GiftOffer } from './gift-card.tsx'

type AmountFieldProps = { offer: GiftOffer; form: Form }

/** Sums to press, and a field for any other within the site's limits (R111). */
export function AmountField({ offer, form }: AmountFieldProps) {
	const t = useTranslations('gift')
	const { chips, min, max, minUnits, maxUnits } = offer
	const { amount } = form.values
	const isOther = amount === 'other' || chips.length === 0
	return (
		<div className="gift-amounts">
			<RadioGroup id="amount" legend={t('amount')} error={form.at('amount')}>
				<div className="gift-chips">
					{chips.map(({ centAmount, label }) => (
						<ChipChoice
							key={centAmount}
							type="radio"
							name="amount"
							value={centAmount}
							label={label}
							defaultChecked={!isOther && amount === String(centAmount)}
						/>
					))}
					<ChipChoice type="radio" name="amount" value="other" label={t('otherChip')} defaultChecked={isOther} />
				</div>
			</RadioGroup>
			<TextField
				{...form.field('other')}
				type="number"
				label={t('other', { min, max })}
				inputMode="numeric"
				min={minUnits}
				max={maxUnits}
				step={1}
				autoComplete="off"
				className="gift-other"
			/>
		</div>
	)
}

export function DesignField({ chosen, error }: { chosen: string | undefined; error: string | undefined }) {
	const t = useTranslations('gift')
	return (
		<RadioGroup id="design" legend={t('design')} error={error}>
			<div className="gift-designs">
				{DESIGNS.map((design) => (
					<label key={design} className="gift-design">
						<input
							type="radio"
							name="design"
							value={design}
							className="visually-hidden"
							defaultChecked={design === chosen}
						/>
						<span className="gift-swatch">
							<CardArt design={design} />
						</span>
						{t(`designs.${design}`)}
					</label>
				))}
			</div>
		</RadioGroup>
	)
}

/** At once, or in the morning of a day. */
export function WhenField({ form }: { form: Form }) {
	const t = useTranslations('gift')
	const isLater = form.values['when'] === 'later'
	return (
		<div className="gift-when">
			<RadioGroup id="when" legend={t('when')}>
				<Radio name="when" value="now" label={t('now')} defaultChecked={!isLater} />
				<Radio name="when" value="later" label={t('later')} defaultChecked={isLater} />
			</RadioGroup>
			<DateField name="date" legend={t('date')} hint={t('dateHint')} className="gift-date" form={form} />
		</div>
	)
}
