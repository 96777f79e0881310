import { Form } from 'react-router'
import { useTranslations } from 'use-intl'
import { Button } from '#app/ui/button.tsx'
import type { Offer } from './load-offer.ts'

/** First the size: whether a store has it depends on nothing else so much. */
export function SizeForm({ offer }: { offer: Offer }) {
	const t = useTranslations('reserve')
	const { text, html } = offer.inStores
	return (
		<>
			<Form className="reserve-size">
				<fieldset>
					<legend className="type-title-m">{t('chooseSize')}</legend>
					<ul className="reserve-sizes">
						{offer.sizes.map(({ sku, label }) => (
							<li key={sku}>
								<Button type="submit" name="sku" value={sku} variant="secondary">
									{label}
								</Button>
							</li>
						))}
					</ul>
				</fieldset>
			</Form>
			<p className="reserve-having">{text}</p>
			<div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
		</>
	)
}
