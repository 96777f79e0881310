import type { Reservation } from '@vitrine/commerce/reservations/contract'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { requestContext } from '#app/request/context.ts'
import { ProductLine } from '#app/document/reservations/product-line.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import { pictureView } from '#app/facts/pictures/picture-view.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import type { Route } from './+types/reservations'
import { AccountPage } from '#app/document/account/account-page.tsx'
import { listReservations } from './gateway.ts'

export const handle: PageHandle = { namespaces: ['account', 'reserve'], pageType: 'espace client' }

export async function loader({ request, context }: Route.LoaderArgs) {
	const { tag, timeZone } = context.get(requestContext)
	const reservations = await listReservations({ request, context })
	return { reservations: reservations.map((reservation) => reservationView(reservation, { tag, timeZone })) }
}

function reservationView(reservation: Reservation, { tag, timeZone }: { tag: string; timeZone: string }) {
	const { id, reservationNumber, status, heldUntil, store, garment: product } = reservation
	const moment = new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeStyle: 'short', timeZone })
	return {
		id,
		number: reservationNumber,
		status,
		heldUntil: moment.format(new Date(heldUntil)).replaceAll('\u202f', '\u00a0'),
		store: `${store.name}, ${store.city}`,
		size: product.sizeLabel,
		garment: {
			name: product.name,
			colorName: product.colorName,
			picture: product.image ? pictureView(product.image) : null,
		},
	}
}
type ReservationView = ReturnType<typeof reservationView>

export default function Reservations({ loaderData: { reservations } }: Route.ComponentProps) {
	const t = useTranslations('account.reservations')
	const to = useLocalePath()
	return (
		<AccountPage room="reservations">
			{reservations.length === 0 ? (
				<EmptyState
					title={t('empty')}
					text={t('emptyText')}
					action={<ButtonLink to={to('stores')}>{t('stores')}</ButtonLink>}
				/>
			) : (
				<ul className="account-list">
					{reservations.map((reservation) => (
						<ReservationRow key={reservation.id} reservation={reservation} />
					))}
				</ul>
			)}
		</AccountPage>
	)
}

function ReservationRow({ reservation }: { reservation: ReservationView }) {
	const t = useTranslations('account.reservations')
	const to = useLocalePath()
	const { id, number, status, heldUntil, store, garment: product, size } = reservation
	return (
		<li className="reservation-row">
			<ProductLine product={product} size={size} />
			<div>
				<p className="type-ui">{t(`status.${status}`, { moment: heldUntil })}</p>
				<p className="muted">{store}</p>
				<p>
					<span className="woven-label">{number}</span>
				</p>
				<p>
					<Link to={to(`reservation/${id}`)} className="link link-target">
						{t('see')}
						<VisuallyHidden> {product.name}</VisuallyHidden>
					</Link>
				</p>
			</div>
		</li>
	)
}
