import { type KeyboardEvent, useCallback, useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { useTranslations } from 'use-intl'
import { useCartProblem } from '#app/document/cart/cart-problem.tsx'
import { announceCart } from '#app/document/layout/cart-link.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import { useUnanswered } from '#app/document/errors/use-unanswered.ts'
import { ListTaxNote } from '#app/document/pricing/price-tag.tsx'
import { pushEvent } from '#app/document/tracking/data-layer.ts'
import { decimalNumber } from '#app/facts/money/decimal.ts'
import { Notice } from '#app/ui/notice.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { showToast } from '#app/ui/toast.tsx'
import type { CardView } from './card-view.ts'
import { type CartAnswer, useCartAnswer } from '#app/document/cart/use-cart-form.ts'

/** What `p/:urlKey/sizes` answers. */
export type ProductSizes = {
	colorName: string
	sizes: {
		sku: string
		label: string
		second: string | null
		isSoldOut: boolean
		amount: { currency: string; centAmount: number }
	}[]
}

type SizesProps = { card: CardView; path: string; onAdded: () => void; isFocused?: boolean }

/** The sizes as buttons: a press adds at once, and the toast says so. A garment of one size needs no press at all. */
export function QuickAddSizes({ card, path, onAdded, isFocused = false }: SizesProps) {
	const t = useTranslations('quick')
	const say = useCartProblem()
	const to = useLocalePath()
	const list = useRef<HTMLDivElement>(null)
	const known = useFetcher<ProductSizes | null>()
	const adding = useFetcher<CartAnswer>()
	const { load, data: product, state } = known
	const { submit } = adding
	const answer = useCartAnswer(adding)
	const isUnknown = useUnanswered(known)
	const sizes = product?.sizes ?? []
	const cart = to('cart')
	const address = `${to(`p/${card.urlKey}`)}sizes/`
	useEffect(() => void load(address), [load, address])
	const asked = useRef('')
	const add = useCallback(
		({ sku, amount }: { sku: string; amount: { centAmount: number } }) => {
			asked.current = sku
			void submit({ intent: 'add', sku, seen: amount.centAmount, stay: 'yes' }, { method: 'post', action: cart })
		},
		[submit, cart],
	)
	const only = sizes.length === 1 && !sizes[0]?.isSoldOut ? sizes[0] : undefined
	// Once, also when its language, and with it the address of the cart, changes while it is open.
	const isBegun = useRef(false)
	useEffect(() => {
		if (!only || isBegun.current) return
		isBegun.current = true
		add(only)
	}, [only, add])
	const hasSizes = sizes.length > 0
	useEffect(() => {
		if (isFocused && hasSizes) list.current?.querySelector<HTMLElement>('button:enabled')?.focus()
	}, [isFocused, hasSizes])
	const handled = useRef<CartAnswer>(undefined)
	useEffect(() => {
		if (!answer?.ok || handled.current === answer || !product) return
		handled.current = answer
		const { name = card.name, size: sizeLabel = '' } = answer.added ?? {}
		showToast({ message: t('added', { name, size: sizeLabel }), action: { label: t('viewBag'), to: cart } })
		announceCart()
		const size = product.sizes.find(({ sku }) => sku === asked.current)
		const listId = list.current?.closest<HTMLElement>('[data-list]')?.dataset['list']
		if (size) reportAdded({ name: card.name, colorName: product.colorName, listId, ...size })
		onAdded()
	}, [answer, product, card, cart, t, onAdded])
	if (!product)
		return isUnknown || (state === 'idle' && product === null) ? <Unknown path={path} /> : <Skeleton height="44px" />
	return (
		<>
			{answer && !answer.ok && (
				<Notice tone="error" role="alert">
					{say(answer.problem)}
				</Notice>
			)}
			<div ref={list} role="group" aria-label={t('title')} className="quick-add-sizes" onKeyDown={step}>
				{sizes.map(({ sku, label, second, isSoldOut, amount }) => (
					<button
						key={sku}
						type="button"
						title={second || undefined}
						disabled={isSoldOut || adding.state !== 'idle'}
						onClick={() => add({ sku, amount })}
						className="quick-add-size"
					>
						{label}
						{isSoldOut && <span className="visually-hidden">, {t('soldOut')}</span>}
					</button>
				))}
			</div>
			<ListTaxNote />
		</>
	)
}

type Added = {
	sku: string
	name: string
	colorName: string
	label: string
	listId: string | undefined
	amount: { currency: string; centAmount: number }
}

function reportAdded({ sku, name, colorName, label, listId, amount: { currency, centAmount } }: Added): void {
	const price = decimalNumber(centAmount, currency)
	const item = { item_id: sku, item_name: name, item_variant: `${colorName} ${label}`, price, quantity: 1 }
	const list = listId ? { item_list_id: listId } : {}
	pushEvent({
		event: 'add_to_cart',
		quick: true,
		ecommerce: { currency, value: price, ...list, items: [{ ...item, ...list }] },
	})
}

/** Nothing came of the question: the garment's own page knows more. */
function Unknown({ path }: { path: string }) {
	useEffect(() => window.location.assign(path), [path])
	return null
}

/** Arrows go from size to size, as in a group of radio buttons. */
function step(event: KeyboardEvent<HTMLElement>): void {
	const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
	if (!by) return
	event.preventDefault()
	const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:enabled')]
	const at = buttons.indexOf(document.activeElement as HTMLElement)
	buttons.at((at + by + buttons.length) % buttons.length)?.focus()
}
