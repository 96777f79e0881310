import { useTranslations } from 'use-intl'
import type { ProductView } from './product-view.ts'

type Operator = { name: string; postalAddress: string; email: string }

/** Who answers for the product, with both addresses, and what identifies it (GPSR art. 19, law 6). */
export function Manufacturer({
	manufacturer,
	productId,
}: {
	manufacturer: NonNullable<ProductView['manufacturer']>
	productId: string
}) {
	const t = useTranslations('pdp')
	return (
		<dl className="fact-list fact-list-stacked">
			<div>
				<dt>{t('madeBy')}</dt>
				<OperatorAddress {...manufacturer} />
			</div>
			{manufacturer.euResponsible && (
				<div>
					<dt>{t('euResponsible')}</dt>
					<OperatorAddress {...manufacturer.euResponsible} />
				</div>
			)}
			<div>
				<dt>{t('productId')}</dt>
				<dd>{productId}</dd>
			</div>
		</dl>
	)
}

function OperatorAddress({ name, postalAddress, email }: Operator) {
	return (
		<dd>
			{name}
			<br />
			{postalAddress}
			<br />
			<a href={`mailto:${email}`} className="link">
				{email}
			</a>
		</dd>
	)
}
