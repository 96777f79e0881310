import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { useTranslations } from 'use-intl'
import { announceCart, MINI_CART } from '#app/document/layout/cart-link.tsx'
import { useDocument } from '#app/document/document.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import { Texts } from '#app/document/languages/texts.tsx'
import { useUnanswered } from '#app/document/errors/use-unanswered.ts'
import { measure } from '#app/document/tracking/measure.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Drawer } from '#app/ui/drawer.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { loader } from './cart.tsx'
import { CartLines } from './cart-lines.tsx'
import { useCartProblem } from '#app/document/cart/cart-problem.tsx'
import { CheckoutLink } from './cart-summary.tsx'
import type { CartView } from '#app/document/cart/cart-view.ts'
import { FreeDelivery } from './free-delivery.tsx'
import { useAddedToCart } from './use-added-to-cart.ts'
import type { TakeAsked } from './use-taken-over.ts'
import './cart.css'

/** The cart beside the page. It brings its own words, so that no other page carries them. */
export function MiniCart({ takeAsked }: { takeAsked: TakeAsked }) {
	return (
		<Texts namespaces={['cart', 'live', 'price']}>
			<CartDrawer takeAsked={takeAsked} />
		</Texts>
	)
}

function CartDrawer({ takeAsked }: { takeAsked: TakeAsked }) {
	const t = useTranslations('cart')
	const say = useCartProblem()
	const to = useLocalePath()
	const { locale } = useDocument()
	const address = to('cart')
	const shown = useFetcher<typeof loader>({ key: `mini-cart ${locale}` })
	const { load } = shown
	const isUnanswered = useUnanswered(shown)
	const cart = shown.data?.cart
	const isOpened = useRef(false)
	useEffect(
		() =>
			onOpen(() => {
				isOpened.current = true
				void load(address)
			}),
		[load, address],
	)
	useEffect(() => {
		if (!cart || !isOpened.current) return
		isOpened.current = false
		measure(({ reportMiniCart }) => reportMiniCart(cart))
	}, [cart])
	useEffect(() => announceCart(), [cart])
	// After what waits for the drawer to open: it may be opened at once.
	const { problem } = useAddedToCart(takeAsked)
	const isEmpty = shown.data && (!cart || cart.itemCount === 0)
	return (
		<Drawer
			id={MINI_CART}
			title={shown.data ? t('count', { n: cart?.itemCount ?? 0 }) : t('title')}
			closeLabel={t('close')}
			footer={cart && !isEmpty && <CartFoot cart={cart} />}
		>
			{problem && (
				<Notice tone="error" title={t('failed')} role="alert">
					{say(problem)}
				</Notice>
			)}
			{isUnanswered && <Unanswered onAgain={() => void load(address)} />}
			{!shown.data && !isUnanswered && <Waiting />}
			{isEmpty && <EmptyState title={t('empty')} action={<ButtonLink to={to('new')}>{t('seeNew')}</ButtonLink>} />}
			{cart && !isEmpty && (
				<div className="mini-cart-parts">
					<FreeDelivery progress={cart.freeDelivery} />
					<div>
						<CartLines lines={cart.lines} giftCards={cart.giftCards} isSmall />
					</div>
				</div>
			)}
		</Drawer>
	)
}

/** Whenever the dialog opens, however it was opened. */
function onOpen(act: () => void): () => void {
	const dialog = document.getElementById(MINI_CART)
	if (!(dialog instanceof HTMLDialogElement)) return () => undefined
	const observer = new MutationObserver(() => dialog.open && act())
	observer.observe(dialog, { attributeFilter: ['open'] })
	return () => observer.disconnect()
}

function CartFoot({ cart }: { cart: CartView }) {
	const t = useTranslations('cart')
	const to = useLocalePath()
	return (
		<div className="mini-cart-foot">
			<p className="type-ui">
				<span>{t('subtotal')}</span>
				<span>{cart.subtotal}</span>
			</p>
			<p className="type-micro muted">{t('next')}</p>
			<div>
				<CheckoutLink isOrderable={cart.isOrderable} id="mini" />
			</div>
			<ButtonLink to={to('cart')} variant="tertiary">
				{t('view')}
			</ButtonLink>
		</div>
	)
}

/** The drawer's own failure stays in the drawer (brief 3.0). */
function Unanswered({ onAgain }: { onAgain: () => void }) {
	const t = useTranslations('cart')
	return (
		<Notice tone="error" role="alert">
			<p>{t('problem.unexpected')}</p>
			<Button variant="tertiary" onClick={onAgain}>
				{t('again')}
			</Button>
		</Notice>
	)
}

function Waiting() {
	return (
		<div aria-busy="true" className="mini-cart-parts">
			{[0, 1].map((line) => (
				<div key={line} className="mini-cart-waiting">
					<Skeleton ratio="var(--picture-shape)" />
					<Skeleton height="44px" />
				</div>
			))}
		</div>
	)
}
