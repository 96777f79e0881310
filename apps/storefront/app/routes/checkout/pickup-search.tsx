import type { KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { Form } from '#app/document/forms/use-form.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { SelectField } from '#app/ui/select.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { CountryView } from '#app/document/addresses/countries.ts'
import type { PointView } from './point-view.ts'

type PickupSearchProps = {
	methodId: string
	kind: 'relay' | 'store'
	form: Form
	/** Undefined before the first search. */
	points: PointView[] | undefined
	countries: CountryView[]
}

/** A place to look around, and what is there to choose from. Part of the delivery form: its button only looks. */
export function PickupSearch({ methodId, kind, form, points, countries }: PickupSearchProps) {
	const t = useTranslations('checkout')
	const { values } = form
	return (
		<div className="pickup">
			{kind === 'relay' && countries.length > 1 && (
				<SelectField
					name={`country-${methodId}`}
					label={t('address.country')}
					defaultValue={values[`country-${methodId}`] ?? countries[0]?.code}
					options={countries.map(({ code, name }) => ({ value: code, label: name }))}
				/>
			)}
			<div className="field-row">
				<TextField
					{...form.field(`near-${methodId}`)}
					label={t(`pickup.${kind}.near`)}
					autoComplete="off"
					maxLength={60}
					onKeyDown={searchOnEnter}
				/>
				<button type="submit" name="intent" value={`search-${methodId}`} className="button button-secondary">
					<span className="button-label">{t('pickup.search')}</span>
				</button>
			</div>
			<div role="status">{points && <p className="type-small muted">{t('pickup.found', { n: points.length })}</p>}</div>
			{points && points.length > 0 && (
				<fieldset className="points">
					<legend className="visually-hidden">{t(`pickup.${kind}.choose`)}</legend>
					{points.map((point) => (
						<Point key={point.id} point={point} name={`point-${methodId}`} chosen={values[`point-${methodId}`]} />
					))}
				</fieldset>
			)}
		</div>
	)
}

/** Enter looks for points; the form's own button is further down. */
function searchOnEnter(event: KeyboardEvent<HTMLInputElement>) {
	if (event.key !== 'Enter') return
	event.preventDefault()
	event.currentTarget.closest('.field-row')?.querySelector<HTMLButtonElement>('button')?.click()
}

const ICONS = { shop: 'parcel', locker: 'locker', store: 'store' } as const

function Point({ point, name, chosen }: { point: PointView; name: string; chosen: string | undefined }) {
	const t = useTranslations('checkout')
	return (
		<div className="point">
			<label className="point-head">
				<input type="radio" className="radio" name={name} value={point.id} defaultChecked={point.id === chosen} />
				<span className="point-text lines">
					<span className="type-ui">{point.name}</span>
					<span className="type-small muted">{point.address}</span>
				</span>
				<span className="point-aside">
					<Icon name={ICONS[point.kind]} size={20} title={t(`pickup.kind.${point.kind}`)} />
					{point.distance}
				</span>
			</label>
			<details className="point-hours">
				<summary>{t('pickup.hours')}</summary>
				{point.hours.length === 0 ? (
					<p>{t('pickup.always')}</p>
				) : (
					<dl>
						{point.hours.map(({ days, times }) => (
							<div key={days}>
								<dt>{days}</dt>
								<dd>{times}</dd>
							</div>
						))}
					</dl>
				)}
			</details>
		</div>
	)
}
