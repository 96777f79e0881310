import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocalePath } from '#app/document/links/links.ts'
import { CardPrice } from '#app/document/pricing/price-tag.tsx'
import { measure } from '#app/document/tracking/measure.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { MissingPicture } from '#app/ui/missing-picture.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { QuantityStepper } from '#app/ui/quantity-stepper.tsx'
import type { LineView } from '#app/document/cart/cart-view.ts'
import { CartProblemText } from '#app/document/cart/cart-problem.tsx'
import type { CartProblem } from '#app/document/cart/use-cart-form.ts'
import { useCartForm } from '#app/document/cart/use-cart-form.ts'

type RowProps = {
	line: LineView
	/** A refusal that came with the page, for this line. */
	problem?: CartProblem
	/** In the mini cart: smaller, and without the words on availability. */
	isSmall?: boolean
	/** The first of the page, whose picture is waited for. */
	isFirst?: boolean
	onRemove: () => void
}

/** One line of the cart. It goes at once when it is removed and comes back when that failed. */
export function LineItemRow({ line, problem, isSmall, isFirst, onRemove }: RowProps) {
	const t = useTranslations('cart')
	const to = useLocalePath()
	// Ahead of the line while the cart is being read again: a second press counts from the first.
	const counted = useRef(line.quantity)
	useEffect(() => {
		counted.current = line.quantity
	}, [line.quantity])
	const { form, sent, isBusy, answer } = useCartForm(`line-${line.sku}`, (fields) => {
		const to = fields.get('intent') === 'remove' ? 0 : Number(fields.get('quantity'))
		const from = counted.current
		counted.current = to
		measure(({ reportChanged }) => reportChanged(line, { from, to }))
	})
	if (sent?.get('intent') === 'remove') return null
	const isSoldOut = line.maximum === 0
	const refusal = answer && !answer.ok && !isBusy ? answer.problem : problem
	return (
		<li className={isSmall ? 'cart-line cart-line-small' : 'cart-line'} data-sold-out={isSoldOut || undefined}>
			<Link to={to(line.path)} className="cart-line-picture" tabIndex={-1} aria-hidden="true">
				{line.picture ? (
					<Picture
						{...line.picture}
						alt=""
						sizes={isSmall ? '72px' : '(width >= 1280px) 128px, 96px'}
						priority={isFirst}
						eager
					/>
				) : (
					<MissingPicture />
				)}
			</Link>
			<div className="cart-line-text">
				<p>
					<Link to={to(line.path)} className="type-ui">
						{line.name}
					</Link>
				</p>
				<LineSize line={line} />
				<LineNotes line={line} />
				{refusal && <CartProblemText problem={refusal} maximum={line.maximum} />}
			</div>
			<div className="cart-line-price">
				<CardPrice price={line.price} />
				{line.quantity > 1 && <span className="type-small muted">{t('lineTotal', { amount: line.total })}</span>}
			</div>
			<div className="cart-line-tools" aria-busy={isBusy || undefined}>
				{!isSoldOut && (
					<form {...form}>
						<input type="hidden" name="intent" value="change" />
						<input type="hidden" name="sku" value={line.sku} />
						<QuantityStepper
							name="quantity"
							value={line.quantity}
							isBusy={isBusy}
							max={Math.max(line.maximum, 1)}
							label={t('quantityOf', { name: line.name })}
							decreaseLabel={t('oneLess')}
							increaseLabel={t('oneMore')}
							updateLabel={t('update')}
						/>
					</form>
				)}
				<form
					{...form}
					onSubmit={(event) => {
						form.onSubmit(event)
						onRemove()
					}}
				>
					<input type="hidden" name="sku" value={line.sku} />
					<button type="submit" name="intent" value="remove" className="button button-tertiary button-compact">
						<span className="button-label">{t('remove')}</span>
						<span className="visually-hidden">{` ${line.name}, ${line.sizeLabel}`}</span>
					</button>
				</form>
			</div>
		</li>
	)
}

/** Color and size, and the way to another size where there is one. */
function LineSize({ line }: { line: LineView }) {
	const t = useTranslations('cart')
	const address = useLocalePath()('cart/size')
	return (
		<p className="type-small muted">
			{`${line.colorName} · ${line.sizeLabel}`}
			{line.hasSizes && (
				<>
					{' · '}
					<Link to={`${address}?line=${encodeURIComponent(line.sku)}`} className="link">
						{t('changeSize')}
						<span className="visually-hidden">{` ${line.name}, ${line.sizeLabel}`}</span>
					</Link>
				</>
			)}
		</p>
	)
}

function LineNotes({ line }: { line: LineView }) {
	const t = useTranslations('cart')
	return (
		<>
			{line.seen && <p className="cart-note">{t('priceWas', { amount: line.seen })}</p>}
			{line.maximum < line.quantity && (
				<p className="cart-note cart-note-bad">
					<Icon name="alert" size={16} />
					{t(line.maximum === 0 ? 'soldOut' : 'onlyLeft', { n: line.maximum })}
				</p>
			)}
		</>
	)
}
