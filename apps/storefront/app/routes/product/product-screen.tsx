import { useTranslations } from 'use-intl'
import { ProductRow } from '#app/document/products/product-row.tsx'
import { JsonLd, PageHead } from '#app/document/head/page-head.tsx'
import { PageBreadcrumb } from '#app/document/layout/page-breadcrumb.tsx'
import { emphasis } from '#app/document/languages/emphasis.tsx'
import type { BlockView } from '#app/document/content/load-content.tsx'
import { BuyForm } from './buy-form.tsx'
import { ColorPicker } from './color-picker.tsx'
import { DeliveryFacts } from './delivery-facts.tsx'
import type { DeliveryView } from './delivery-view.ts'
import type { EnvironmentView } from './environment-view.ts'
import { Gallery } from './gallery.tsx'
import type { ProductView } from './product-view.ts'
import { ShareButton } from './share-button.tsx'
import { Sheets } from './sheets.tsx'
import '#app/document/content/content-blocks.css'
import '#app/document/reviews/reviews.css'
import '#app/document/reservations/stores-of-product.css'
import './product.css'

type ProductScreenProps = {
	product: ProductView
	delivery: DeliveryView[]
	freeDelivery: string | null
	environment: EnvironmentView | null
	facts: object
	canReserve: boolean
	/** Markup. */
	reviews: string
	/** An outfit with it, if there is one. */
	blocks: BlockView[]
}

export function ProductScreen({ product, ...rest }: ProductScreenProps) {
	const { delivery, freeDelivery, environment, facts, canReserve, reviews, blocks } = rest
	const t = useTranslations('pdp')
	const { name, colorName: color, distinction } = product
	const title = distinction ? t('titleDistinct', { name, color, distinction }) : t('title', { name, color })
	return (
		<div className="page-container">
			<PageHead
				title={title}
				description={product.description ?? t('description', { name, color })}
				image={product.images[0]?.base}
				type="product"
			/>
			<JsonLd facts={facts} />
			<PageBreadcrumb steps={[...product.breadcrumb, { label: product.name }]} />
			<div className="product-layout">
				<Gallery product={product} />
				<div>
					<div className="product-buy-inner">
						<h1 className="type-title-l">{product.name}</h1>
						<BuyForm product={product}>
							<ColorPicker product={product} />
						</BuyForm>
						<DeliveryFacts delivery={delivery} freeDelivery={freeDelivery} canReserve={canReserve} />
						<ShareButton title={title} />
						<Sheets product={product} delivery={delivery} environment={environment} />
					</div>
				</div>
			</div>
			{blocks.map(({ id, html = '', cards = [] }) => (
				<ProductRow key={id} title={t.rich('outfit', emphasis)} cards={cards} listId={id}>
					<div className="worn-with" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
				</ProductRow>
			))}
			{/* Markup of the loader (decision 0115): the browser keeps what the document brought. */}
			<div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: reviews }} />
			<ProductRow title={t.rich('similar', emphasis)} cards={product.similar} listId="similar" />
		</div>
	)
}
