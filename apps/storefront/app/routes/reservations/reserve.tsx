import { useTranslations } from 'use-intl'
import { requestContext } from '#app/request/context.ts'
import { readForm, refuse, refuseFields } from '#app/document/forms/submitted-form.ts'
import { useForm } from '#app/document/forms/use-form.ts'
import { PageHead } from '#app/document/head/page-head.tsx'
import { emphasis } from '#app/document/languages/emphasis.tsx'
import { localePath } from '#app/facts/locale/path.ts'
import { redirectTo } from '#app/facts/addresses/redirect-to.ts'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import type { Route } from './+types/reserve'
import { ProductBeside, ProductLine } from '#app/document/reservations/product-line.tsx'
import { reserve } from './gateway.ts'
import { loadOffer } from './load-offer.ts'
import { ReserveForm } from './reserve-form.tsx'
import { SizeForm } from './size-form.tsx'
import './reservations.css'
import '#app/document/reservations/stores-of-product.css'

export const handle: PageHandle = { namespaces: ['reserve', 'stores', 'checkout', 'err'], pageType: 'magasins' }

export function loader({ request, context, params }: Route.LoaderArgs) {
	return loadOffer({ request, context, urlKey: params.urlKey })
}

/** Each form is one person's. */
export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' })

export async function action({ request, context }: Route.ActionArgs) {
	const values = await readForm({ request })
	const { submissionKey = '', sku = '', storeId = '', name = '', email = '', phoneNumber = '' } = values
	if (storeId === '') return refuseFields(values, [{ id: 'stores', field: 'storeId', code: 'store-missing' }])
	const phoneCountry = values['phoneCountryCode'] ?? ''
	const { locale, gateway } = context.get(requestContext)
	const path = localePath(locale, 'reservation/RESERVATION_ID')
	const pageUrl = new URL(path, request.url).href
	const submitted = { submissionKey, sku, storeId, name, email, phoneNumber, phoneCountry, pageUrl }
	const result = await reserve(gateway, submitted)
	if (result.ok) throw redirectTo(localePath(locale, `reservation/${result.data.id}`))
	return refuse(values, result, { whole: 'stores' })
}

export default function Reserve({ loaderData: offer, actionData }: Route.ComponentProps) {
	const t = useTranslations('reserve')
	const form = useForm(actionData, { texts: 'reserve.problem' })
	return (
		<div className="page-container reserve-page">
			<PageHead title={t('titleOf', { name: offer.product.name })} noindex />
			<div className="reserve-words">
				<h1 className="type-display-l">{t.rich('title', emphasis)}</h1>
				<p className="lead">{t('intro')}</p>
				<ProductLine product={offer.product} size={offer.chosen?.label} />
				{offer.chosen ? <ReserveForm offer={offer} chosen={offer.chosen} form={form} /> : <SizeForm offer={offer} />}
			</div>
			<ProductBeside product={offer.product} />
		</div>
	)
}
