import { useTranslations } from 'use-intl'
import { ShopMark } from '#app/document/layout/shop-mark.tsx'
import { CardArt } from '#app/document/gift-cards/card-art.tsx'
import type { Design } from '#app/document/gift-cards/designs.ts'

export type Preview = { design: Design; amount: string; recipientName: string; message: string }

/** The card as it will be, while it is being filled in. */
export function CardPreview({ design, amount, recipientName, message }: Preview) {
	const t = useTranslations('gift')
	return (
		<section className="gift-preview" aria-label={t('preview')}>
			<div className="gift-card">
				<CardArt design={design} />
				<div className="gift-label">
					<ShopMark width={96} />
					<p className="gift-amount">{amount}</p>
					<p className="gift-to">{recipientName ? t('to', { name: recipientName }) : t('title')}</p>
				</div>
				{message && <p className="gift-message">{message}</p>}
			</div>
		</section>
	)
}
