import { useTranslations } from 'use-intl'
import { FieldError } from '#app/ui/field.tsx'
import { OpenWords } from '#app/document/dates/open-words.tsx'
import { RadioCard } from '#app/ui/radio-card.tsx'
import type { Offer } from './load-offer.ts'

type StoreChoiceProps = { stores: Offer['stores']; chosen: string | undefined; error: string | undefined }

/** Stores with the word for what they have. One without the size is shown and cannot be chosen: looking for it in vain is worse. */
export function StoreChoice({ stores, chosen, error }: StoreChoiceProps) {
	const t = useTranslations('reserve')
	const canReserve = stores.some(({ stock }) => stock !== 'unavailable')
	return (
		<fieldset id="stores" tabIndex={-1} aria-describedby={error ? 'stores-error' : undefined}>
			<legend className="type-title-m">{t('store')}</legend>
			<FieldError id="stores-error">{error}</FieldError>
			{!canReserve && <p className="reserve-nowhere">{t('nowhere')}</p>}
			<div className="reserve-stores">
				{stores.map(({ id, name, address, open, stock }) => (
					<RadioCard
						key={id}
						name="storeId"
						value={id}
						defaultChecked={id === chosen}
						disabled={stock === 'unavailable'}
						label={name}
						detail={
							<>
								{address}
								<br />
								<OpenWords open={open} />
							</>
						}
						aside={t(`stock.${stock}`)}
					/>
				))}
			</div>
		</fieldset>
	)
}
