import { Form, Link } from 'react-router'
import { MAXIMUM_QUANTITY } from '@vitrine/commerce/carts/contract'
import { useTranslations } from 'use-intl'
import { cartView, type LineView } from '#app/document/cart/cart-view.ts'
import { SubmitButton } from '#app/document/forms/form-parts.tsx'
import { FormProblems } from '#app/document/forms/form-problems.tsx'
import { readForm, refuse, refuseFields } from '#app/document/forms/submitted-form.ts'
import { useForm } from '#app/document/forms/use-form.ts'
import { PageHead } from '#app/document/head/page-head.tsx'
import { emphasis } from '#app/document/languages/emphasis.tsx'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import { ProductLine } from '#app/document/reservations/product-line.tsx'
import { redirectTo } from '#app/facts/addresses/redirect-to.ts'
import { localePath } from '#app/facts/locale/path.ts'
import { cartCookies, readCartId } from '#app/request/cart/cookies.ts'
import { changeLine, changeQuantity, findCart } from '#app/request/cart/gateway.ts'
import { type LoaderArgs, requestContext } from '#app/request/context.ts'
import { refusalOf } from '#app/request/guards/refusals.ts'
import { getProduct } from '#app/request/products/gateway.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/select.tsx'
import type { Route } from './+types/line-size'
import './line-size.css'

export const handle: PageHandle = { namespaces: ['lineSize', 'cart', 'reserve', 'err'], pageType: 'tunnel cde' }

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' })

/** Told to the page as data: what it is counted with is no code for browsers. */
const QUANTITIES = Array.from({ length: MAXIMUM_QUANTITY }, (_, index) => ({ value: index + 1, label: index + 1 }))

/** Removed meanwhile, in another tab. */
const GONE = new Set(['cart-not-found', 'line-not-found'])

function lineOf({ request }: Pick<LoaderArgs, 'request'>): string {
	return (new URL(request.url).searchParams.get('line') ?? '').slice(0, 64)
}

function toCart({ context }: Pick<LoaderArgs, 'context'>, told: Record<string, string>) {
	return `${localePath(context.get(requestContext).locale, 'cart')}?${new URLSearchParams(told).toString()}`
}

/**
 * The sizes of a line's garment; none where it is not sold any more. Who has no such line is led to the cart, which says
 * so.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
	const args = { request, context }
	const { gateway, locale } = context.get(requestContext)
	const cart = await findCart(args)
	const sku = lineOf(args)
	const line = cart && cartView(cart, locale).lines.find((one) => one.sku === sku)
	// An address that names no line tells of none.
	if (!line) throw redirectTo(sku ? toCart(args, { gone: sku }) : localePath(locale, 'cart'))
	const found = await getProduct(gateway, line.path.slice('p/'.length))
	if (!found.ok && found.problem.status >= 500) throw await refusalOf(found.problem, args)
	const variants = found.ok ? found.data.variants : []
	return {
		line,
		// Its own stands there sold out too: a list without it would show another one as chosen.
		sizes: variants
			.filter((one) => one.available > 0 || one.sku === sku)
			.map((one) => ({ value: one.sku, label: one.sizeLabel })),
		quantities: QUANTITIES,
		gone: variants.filter((one) => one.available === 0).map((one) => one.sizeLabel),
	}
}

export async function action({ request, context }: Route.ActionArgs) {
	const args = { request, context }
	const values = await readForm(args)
	const { sku = '', intent } = values
	const line = lineOf(args)
	const isRemoval = intent === 'remove'
	const quantity = isRemoval ? 0 : Number(values['quantity'])
	if (!isRemoval) {
		if (sku === '') return refuseFields(values, [{ id: 'sku', field: 'sku', code: 'size-missing' }])
		if (!QUANTITIES.some(({ value }) => value === quantity))
			return refuseFields(values, [{ id: 'quantity', field: 'quantity', code: 'quantity-limit' }])
	}
	const cartId = readCartId(args)
	if (!cartId) throw redirectTo(toCart(args, { gone: line }))
	const changed = isRemoval
		? await changeQuantity(args, { cartId, sku: line, quantity })
		: await changeLine(args, { cartId, line, sku, quantity })
	if (changed.ok)
		throw redirectTo(toCart(args, isRemoval ? { removed: line } : { changed: sku, units: String(quantity) }), {
			status: 303,
			headers: cartCookies(changed.data, args),
		})
	if (GONE.has(changed.problem.code)) throw redirectTo(toCart(args, { gone: line }), { status: 303 })
	return refuse(values, changed, { whole: changed.problem.code === 'quantity-limit' ? 'quantity' : 'sku' })
}

/** Another size, or quantity, of a line of the cart. A refusal leaves the line as it was. */
export default function LineSize({ loaderData, actionData }: Route.ComponentProps) {
	const { line, sizes, quantities, gone } = loaderData
	const { name, sku, quantity, sizeLabel, path } = line
	const t = useTranslations('lineSize')
	const to = useLocalePath()
	const form = useForm(actionData, { texts: 'cart.problem', zone: 'cart' })
	const chosen = sizes.find(({ value }) => value === form.values['sku'])?.value ?? sku
	if (sizes.length === 0) return <Unsold line={line} />
	return (
		<div className="page-container narrow-page">
			<PageHead title={t('title', { name })} noindex />
			<h1 className="type-display-l">{t.rich('heading', emphasis)}</h1>
			<ProductLine product={line} size={sizeLabel} />
			<FormProblems form={form} />
			<Form method="post" noValidate className="line-size">
				<SelectField
					id="sku"
					name="sku"
					label={t('size')}
					options={sizes}
					defaultValue={chosen}
					error={form.at('sku')}
				/>
				<SelectField
					id="quantity"
					name="quantity"
					label={t('quantity')}
					options={quantities}
					defaultValue={form.values['quantity'] ?? quantity}
					error={form.at('quantity')}
				/>
				{gone.length > 0 && (
					<p className="type-small muted">
						{t('gone', { sizes: gone.join(', ') })}{' '}
						<Link to={to(`${path}/notify`)} rel="nofollow" className="link">
							{t('notify')}
						</Link>
					</p>
				)}
				<SendOrBack label={t('save')} />
			</Form>
		</div>
	)
}

/** A garment that was taken out of the catalog: all that is left to do with its line is to remove it. */
function Unsold({ line }: { line: LineView }) {
	const t = useTranslations('lineSize')
	const inCart = useTranslations('cart')
	return (
		<div className="page-container narrow-page">
			<PageHead title={line.name} noindex />
			<h1 className="type-display-l">{t.rich('unsold', emphasis)}</h1>
			<ProductLine product={line} size={line.sizeLabel} />
			<p>{t('unsoldText')}</p>
			<Form method="post" className="line-size">
				<input type="hidden" name="intent" value="remove" />
				<SendOrBack label={inCart('remove')} />
			</Form>
		</div>
	)
}

function SendOrBack({ label }: { label: string }) {
	const t = useTranslations('cart')
	const to = useLocalePath()
	return (
		<>
			<SubmitButton size="bar" wide>
				{label}
			</SubmitButton>
			<ButtonLink to={to('cart')} variant="secondary" size="bar" wide>
				{t('view')}
			</ButtonLink>
		</>
	)
}
