import { placeLines } from '@vitrine/market/address-lines'
import { LOCALE_CODES } from '@vitrine/market/locales'
import { Form, useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'
import { requestContext } from '#app/request/context.ts'
import { OrderNumber } from '#app/document/orders/order-number.tsx'
import { everywhere } from '#app/facts/addresses/alternates.ts'
import { PageHead } from '#app/document/head/page-head.tsx'
import { emphasis } from '#app/document/languages/emphasis.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import { pictureView } from '#app/facts/pictures/picture-view.ts'
import { AddressLines } from '#app/ui/address-lines.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import type { Route } from './+types/reservation'
import { ProductBeside, ProductLine } from '#app/document/reservations/product-line.tsx'
import { cancelReservation, findReservation } from './gateway.ts'
import { refusalOf } from '../../request/guards/refusals.ts'
import './reservations.css'

export const handle: PageHandle = { namespaces: ['reserve', 'stores', 'oc'], pageType: 'magasins' }

/** Its address is its key: it appears in no referrer (R29). */
export const headers: Route.HeadersFunction = () => ({
	'Cache-Control': 'private, no-store',
	'Referrer-Policy': 'no-referrer',
})

export async function loader({ request, context, params }: Route.LoaderArgs) {
	const { gateway, tag, timeZone } = context.get(requestContext)
	const result = await findReservation(gateway, params.reservationId)
	if (!result.ok) throw await refusalOf(result.problem, { request, context })
	const { reservationNumber, status, heldUntil, store, garment: product } = result.data
	const moment = new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeStyle: 'short', timeZone })
	return {
		// Its address is handed to no other country's host: the list of countries leads home.
		alternates: everywhere(''),
		absent: LOCALE_CODES,
		here: everywhere(`reservation/${params.reservationId}`),
		number: reservationNumber,
		status,
		heldUntil: moment.format(new Date(heldUntil)),
		store: { name: store.name, slug: store.slug, lines: placeLines(store) },
		urlKey: product.urlKey,
		size: product.sizeLabel,
		garment: {
			name: product.name,
			colorName: product.colorName,
			picture: product.image ? pictureView(product.image) : null,
		},
	}
}

/** The one thing to be done here is giving it back; done twice it is done once. */
export async function action({ request, context, params }: Route.ActionArgs) {
	const result = await cancelReservation(context.get(requestContext).gateway, params.reservationId)
	if (!result.ok) throw await refusalOf(result.problem, { request, context })
	return null
}

export default function Reservation({ loaderData }: Route.ComponentProps) {
	const t = useTranslations('reserve')
	const to = useLocalePath()
	const navigation = useNavigation()
	const { number, status, heldUntil, store, garment: product, size, urlKey } = loaderData
	return (
		<div className="page-container reserve-page">
			<PageHead title={t('reservation')} noindex />
			<div className="reserve-words">
				<h1 className="type-display-l">{t.rich(`${status}.title`, emphasis)}</h1>
				<p className="lead">{t(`${status}.text`, { moment: heldUntil })}</p>
				{status === 'held' && <OrderNumber number={number} label={t('number')} />}
				<ProductLine product={product} size={size} />
				<div className="reserve-store">
					<strong>{store.name}</strong>
					<AddressLines lines={store.lines} />
				</div>
				<div className="reserve-actions">
					<ButtonLink to={to(`stores/${store.slug}`)} variant="secondary">
						{t('seeStore')}
					</ButtonLink>
					{status === 'held' ? (
						<Form method="post">
							<Button type="submit" variant="tertiary" loading={navigation.state === 'submitting'}>
								{t('cancel')}
							</Button>
						</Form>
					) : (
						<ButtonLink to={to(`p/${urlKey}`)}>{t('seeGarment')}</ButtonLink>
					)}
				</div>
			</div>
			<ProductBeside product={product} />
		</div>
	)
}
