import { useTranslations } from 'use-intl'
import { CardArt } from '#app/document/gift-cards/card-art.tsx'
import { measure } from '#app/document/tracking/measure.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { GiftCardView } from '#app/document/cart/cart-view.ts'
import { useCartForm } from '#app/document/cart/use-cart-form.ts'

/** A gift card in the cart: there is one of each, so it can only be removed. */
export function GiftCardRow({ card, isSmall }: { card: GiftCardView; isSmall?: boolean }) {
	const t = useTranslations('cart')
	const { form, sent, isBusy } = useCartForm(`gift-card-${card.id}`, () =>
		measure(({ reportGiftCardRemoved }) => reportGiftCardRemoved(card)),
	)
	if (sent) return null
	const { recipientName: name, recipientEmail: email } = card
	return (
		<li className={isSmall ? 'cart-line cart-line-small' : 'cart-line'} data-sold-out={!card.isAvailable || undefined}>
			<span className="cart-line-picture card-thumb">
				<CardArt design={card.design} />
			</span>
			<div className="cart-line-text">
				<p className="type-ui">{t('card.name')}</p>
				<p className="type-small muted">{t('card.for', { name, email })}</p>
				<p className="type-small muted">{card.sendOn ? t('card.sentOn', { date: card.sendOn }) : t('card.sentNow')}</p>
				{!card.isAvailable && (
					<p className="cart-note cart-note-bad">
						<Icon name="alert" size={16} />
						{t('card.unavailable')}
					</p>
				)}
			</div>
			<div className="cart-line-price">
				<span className="type-ui">{card.amount}</span>
			</div>
			<div className="cart-line-tools" aria-busy={isBusy || undefined}>
				<form {...form}>
					<input type="hidden" name="lineId" value={card.id} />
					<button
						type="submit"
						name="intent"
						value="remove-gift-card"
						className="button button-tertiary button-compact"
					>
						<span className="button-label">{t('remove')}</span>
						<span className="visually-hidden">{` ${t('card.name')}, ${card.amount}, ${name}`}</span>
					</button>
				</form>
			</div>
		</li>
	)
}
