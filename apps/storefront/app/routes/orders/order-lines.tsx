import { Form } from 'react-router'
import { useTranslations } from 'use-intl'
import { GiftCardLine } from '#app/document/cart/summary-line.tsx'
import { Button } from '#app/ui/button.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { OrderedLine } from './cancelled-units.tsx'
import type { OrderDetailView } from './order-detail-view.ts'

/** What was bought. Each garment can be put into the cart again, and all of them at once. */
export function OrderLines({ order }: { order: OrderDetailView }) {
	const t = useTranslations('account.order')
	return (
		<section className="account-section">
			<h2 className="type-title-l thread">{t('lines')}</h2>
			<ul className="order-lines">
				{order.lines.map((line) => (
					<li key={line.sku} className="order-line">
						<ul>
							<OrderedLine line={line} />
						</ul>
						<Form method="post">
							<input type="hidden" name="sku" value={line.sku} />
							<Button type="submit" name="intent" value="again" variant="tertiary" size="compact">
								{t('again')}
								<VisuallyHidden> {line.name}</VisuallyHidden>
							</Button>
						</Form>
					</li>
				))}
				{order.giftCards.map((card) => (
					<GiftCardLine key={card.id} card={card} />
				))}
			</ul>
			{order.lines.length > 1 && (
				<Form method="post" className="account-actions">
					<Button type="submit" name="intent" value="again" variant="secondary">
						{t('againAll')}
					</Button>
				</Form>
			)}
		</section>
	)
}
