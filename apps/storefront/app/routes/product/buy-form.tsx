import { type ReactNode, useRef, useState } from 'react'
import { Form, useNavigation, useParams, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { useAdding } from '#app/document/cart/use-adding.ts'
import { useLocalePath } from '#app/document/links/links.ts'
import { ProductPrice } from '#app/document/pricing/price-tag.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { BuyBar } from './buy-bar.tsx'
import type { ProductView } from './product-view.ts'
import { SizePicker } from './size-picker.tsx'
import { useHasWishlist } from '#app/document/wishlist/use-saved.ts'
import { type Product, WishlistButton } from '#app/document/wishlist/wishlist-button.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'

const FORM = 'buy'

/** Price, size and the one button. A plain form to the cart: it works without JavaScript, and the cart decides what follows. */
export function BuyForm({ product, children }: { product: ProductView; children: ReactNode }) {
	const t = useTranslations('pdp')
	const to = useLocalePath()
	const button = useRef<HTMLDivElement>(null)
	const only = product.variants.length === 1 ? product.variants[0] : undefined
	const [sku, setSku] = useState(only && only.available > 0 ? only.sku : undefined)
	const { urlKey } = useParams()
	const [search] = useSearchParams()
	// The cart redirects back here after a form without a size and without a script.
	const [isSizeMissing, setSizeMissing] = useState(search.get('error') === 'size-missing')
	const price = product.variants.find((variant) => variant.sku === sku)?.price ?? product.price
	// Without a script the size is not known here, and with it another price might be meant.
	const isPriceKnown = sku !== undefined || product.variants.every((variant) => variant.price === undefined)
	return (
		<Form id={FORM} method="post" action={to('cart')} className="buy-form">
			<input type="hidden" name="intent" value="add" />
			<input type="hidden" name="quantity" value="1" />
			<input type="hidden" name="urlKey" value={urlKey} />
			{isPriceKnown && <input type="hidden" name="seen" value={price.centAmount} />}
			<ProductPrice price={price} />
			{children}
			<SizePicker
				colorwayId={product.id}
				variants={product.variants}
				hasSizeGuide={product.hasSizeGuide}
				chosen={sku}
				isMissing={isSizeMissing}
				onChoose={(chosen) => {
					setSku(chosen)
					setSizeMissing(false)
				}}
				onMissing={() => setSizeMissing(true)}
			/>
			<div ref={button} className="buy-action">
				<div>
					<BuyButton product={product} wide />
					<WishlistPlace product={product} />
				</div>
				{product.isSoldOut && <p className="type-small muted">{t('soldOutText')}</p>}
			</div>
			<BuyBar price={price} watched={button}>
				<BuyButton product={product} />
			</BuyBar>
		</Form>
	)
}

/** Adds, or where every size is sold out asks to be told. */
function BuyButton({ product, wide }: { product: ProductView; wide?: boolean }) {
	const t = useTranslations('pdp')
	const to = useLocalePath()
	const { urlKey } = useParams()
	const { formAction } = useNavigation()
	const adding = useAdding()
	const sent = adding.state === 'submitting' ? adding.formData?.get('sku') : undefined
	// The form is taken over, but where the code of the cart beside the page is lost.
	const isAdding = formAction === to('cart') || product.variants.some(({ sku }) => sku === sent)
	if (product.isSoldOut) {
		return (
			<ButtonLink to={to(`p/${urlKey}/notify`)} rel="nofollow" size="bar" wide={wide}>
				{t('notify')}
			</ButtonLink>
		)
	}
	return (
		<Button form={FORM} type="submit" size="bar" loading={isAdding} wide={wide}>
			{t('addToBag')}
		</Button>
	)
}

/**
 * Beside the button of the page: the place is kept from the first paint on, so that nothing moves when the wishlist button comes.
 * Without a script a form saves it in the account (decision 0067).
 */
function WishlistPlace({ product }: { product: Product }) {
	const t = useTranslations('plp')
	const to = useLocalePath()
	if (!useHasWishlist()) return null
	const { id, name } = product
	const saving = { type: 'submit', formAction: to('wishlist'), formNoValidate: true, name: 'save', value: id } as const
	return (
		<span className="heart-place">
			<WishlistButton product={product} className="heart-large" />
			<noscript>
				<IconButton {...saving} icon="heart" label={t('save', { name })} className="heart-large" />
			</noscript>
		</span>
	)
}
