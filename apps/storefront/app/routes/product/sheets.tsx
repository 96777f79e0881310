import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { useFacetLabel } from '#app/document/products/facet-label.ts'
import { Accordion, AccordionItem } from '#app/ui/accordion.tsx'
import { CompositionAndCare } from './composition.tsx'
import { Description } from './description.tsx'
import type { DeliveryView } from './delivery-view.ts'
import type { EnvironmentView } from './environment-view.ts'
import { Manufacturer } from './manufacturer.tsx'
import type { ProductView } from './product-view.ts'

/** Only the French shop has it, so no other page carries it. */
const EnvironmentSheet = lazy(async () => ({ default: (await import('./environment-sheet.tsx')).EnvironmentSheet }))

type SheetsProps = { product: ProductView; delivery: DeliveryView[]; environment: EnvironmentView | null }

/** What there is to know, row by row. The manufacturer is open at load: the law wants it visible on the offer (law 6). */
export function Sheets({ product, delivery, environment }: SheetsProps) {
	const t = useTranslations('pdp')
	return (
		<Accordion className="product-sheets">
			<AccordionItem title={t('details')} headingLevel={2} open>
				<Details product={product} />
			</AccordionItem>
			{(product.composition.length > 0 || product.care.length > 0) && (
				<AccordionItem title={t('compositionAndCare')} headingLevel={2} open>
					<CompositionAndCare product={product} />
				</AccordionItem>
			)}
			{environment && (
				<AccordionItem title={<span lang="fr">{environment.heading}</span>} headingLevel={2} open>
					<Suspense>
						<EnvironmentSheet sheet={environment} />
					</Suspense>
				</AccordionItem>
			)}
			<AccordionItem title={t('deliveryAndReturns')} headingLevel={2}>
				<Delivery delivery={delivery} />
			</AccordionItem>
			{product.manufacturer && (
				<AccordionItem title={t('manufacturer')} headingLevel={2} open>
					<Manufacturer manufacturer={product.manufacturer} productId={product.id} />
				</AccordionItem>
			)}
		</Accordion>
	)
}

/** Attributes the shop has a word for, in the order they are told. */
const SHOWN = ['fit', 'length', 'neckline', 'sleeve', 'pattern', 'season'] as const

function Details({ product }: { product: ProductView }) {
	const t = useTranslations('pdp')
	const facet = useTranslations('facet')
	const labelOf = useFacetLabel()
	const attributes = SHOWN.flatMap((key) => product.attributes.find((attribute) => attribute.key === key) ?? [])
	return (
		<>
			{product.description && <Description text={product.description} />}
			{product.details.length > 0 && (
				<ul className="detail-list">
					{product.details.map((detail) => (
						<li key={detail}>{detail}</li>
					))}
				</ul>
			)}
			<dl className="fact-list">
				{attributes.map(({ key, values }) => (
					<div key={key}>
						<dt>{facet(`name.${key as (typeof SHOWN)[number]}`)}</dt>
						<dd>{values.map((value) => labelOf(key, { value, label: value })).join(', ')}</dd>
					</div>
				))}
				<div>
					<dt>{t('reference')}</dt>
					<dd>{product.id}</dd>
				</div>
			</dl>
		</>
	)
}

function Delivery({ delivery }: { delivery: DeliveryView[] }) {
	const t = useTranslations('pdp')
	return (
		<>
			<dl className="fact-list">
				{delivery.map(({ id, kind, by, cost }) => (
					<div key={id}>
						<dt>
							{t(`method.${kind}`)}
							<span>{t('until', { date: by })}</span>
						</dt>
						<dd>{cost ?? t('free')}</dd>
					</div>
				))}
			</dl>
			<p>{t('returnsText')}</p>
		</>
	)
}
