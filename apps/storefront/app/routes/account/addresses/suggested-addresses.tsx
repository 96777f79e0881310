import { Form } from 'react-router'
import { useTranslations } from 'use-intl'
import { AddressLines } from '#app/ui/address-lines.tsx'
import { Button } from '#app/ui/button.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import type { AddressView } from './address-view.ts'

/** Addresses of recent orders that the book lacks, each kept with one press. */
export function SuggestedAddresses({ suggested }: { suggested: Pick<AddressView, 'lines' | 'values'>[] }) {
	const t = useTranslations('account.addresses')
	if (suggested.length === 0) return null
	return (
		<section className="address-suggestions" aria-labelledby="suggested-addresses">
			<h2 id="suggested-addresses" className="type-title-l">
				{t('suggested')}
			</h2>
			<ul className="address-cards">
				{suggested.map(({ lines, values }) => (
					<li key={lines.join()} className="address-card">
						<AddressLines lines={lines} />
						<Form method="post" className="address-actions" preventScrollReset>
							{Object.entries(values).map(([name, value]) => (
								<input key={name} type="hidden" name={name} value={value} />
							))}
							<Button type="submit" name="intent" value="keep" variant="secondary" size="compact">
								{t('keep')}
								<VisuallyHidden> {lines.slice(0, 2).join(', ')}</VisuallyHidden>
							</Button>
						</Form>
					</li>
				))}
			</ul>
		</section>
	)
}
