import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { measure } from '#app/document/tracking/measure.ts'
import type { GiftCardView, LineView } from '#app/document/cart/cart-view.ts'
import { GiftCardRow } from './gift-card-row.tsx'
import type { CartProblem } from '#app/document/cart/use-cart-form.ts'
import { LineItemRow } from './line-item-row.tsx'
import { useCartForm } from '#app/document/cart/use-cart-form.ts'

const UNDO_SECONDS = 6

/** The lines of a cart. What was just removed can be put back for a moment, and the focus waits there. */
export function CartLines({
	lines,
	giftCards,
	problem,
	isSmall,
}: {
	lines: LineView[]
	giftCards: GiftCardView[]
	problem?: CartProblem
	isSmall?: boolean
}) {
	const [removed, setRemoved] = useState<LineView>()
	const clearRemoved = useCallback(() => setRemoved(undefined), [])
	return (
		<>
			<UndoRow removed={removed} onOver={clearRemoved} />
			<ul className="cart-lines">
				{lines.map((line, index) => (
					<LineItemRow
						key={line.sku}
						line={line}
						problem={problem?.sku === line.sku && problem.coupon === undefined ? problem : undefined}
						isSmall={isSmall}
						isFirst={!isSmall && index === 0}
						onRemove={() => setRemoved(line)}
					/>
				))}
				{giftCards.map((card) => (
					<GiftCardRow key={card.id} card={card} isSmall={isSmall} />
				))}
			</ul>
		</>
	)
}

function UndoRow({ removed, onOver }: { removed: LineView | undefined; onOver: () => void }) {
	const t = useTranslations('cart')
	const { form } = useCartForm('undo', () => {
		if (removed) measure(({ reportChanged }) => reportChanged(removed, { from: 0, to: removed.quantity }))
	})
	const button = useRef<HTMLButtonElement>(null)
	useEffect(() => {
		if (!removed) return
		button.current?.focus()
		const timer = setTimeout(onOver, UNDO_SECONDS * 1000)
		return () => clearTimeout(timer)
	}, [removed, onOver])
	return (
		<div role="status">
			{removed && (
				<form
					{...form}
					className="cart-undo"
					onSubmit={(event) => {
						form.onSubmit(event)
						onOver()
					}}
				>
					<input type="hidden" name="intent" value="add" />
					<input type="hidden" name="sku" value={removed.sku} />
					<input type="hidden" name="quantity" value={removed.quantity} />
					<span>{t('removed', { name: removed.name })}</span>
					<button ref={button} type="submit" className="button button-tertiary button-compact">
						<span className="button-label">{t('undo')}</span>
					</button>
				</form>
			)}
		</div>
	)
}
