import { Form } from 'react-router'
import { useTranslations } from 'use-intl'
import { SubmitButton } from '#app/document/forms/form-parts.tsx'
import { type FormValues } from '#app/document/forms/submitted-form.ts'
import { Notice } from '#app/ui/notice.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { ParcelList } from './parcel-list.tsx'
import { StatusThread } from '#app/document/orders/status-thread.tsx'
import type { TrackView } from './track-form.ts'

type LinkProps = { values: FormValues; isLinkSent: boolean }

/** Where an order is: its word, its thread, its parcels, what it is of. Nothing of who bought it. */
export function Tracked({ order, ...link }: { order: TrackView } & LinkProps) {
	const t = useTranslations('follow')
	return (
		<section className="tracked" aria-labelledby="tracked">
			<header className="tracked-head">
				<p className="woven-label">{order.orderNumber}</p>
				<h2 id="tracked" className="type-display-m" tabIndex={-1}>
					{t(`word.${order.word}`)}
				</h2>
				<p className="muted">
					{order.days
						? t(order.isCollected ? 'expectedThere' : 'expected', { days: order.days })
						: t(`say.${order.word}`)}
				</p>
			</header>
			<StatusThread timeline={order.timeline} />
			<ParcelList parcels={order.parcels} />
			<Content order={order} />
			<AskForLink {...link} />
		</section>
	)
}

function Content({ order }: { order: TrackView }) {
	const t = useTranslations('follow')
	const words = useTranslations('order')
	return (
		<section>
			<h3 className="type-title-m thread">{t('content')}</h3>
			<ul className="tracked-lines">
				{order.lines.map((line) => (
					<li key={`${line.name} ${line.colorName} ${line.sizeLabel}`}>
						<span className="tracked-picture">
							{line.picture && <Picture {...line.picture} alt="" sizes="(width >= 768px) 96px, 72px" />}
						</span>
						<span className="lines">
							<span className="type-ui">{line.name}</span>
							<span className="type-small muted">
								{`${line.colorName} · ${line.sizeLabel} · ${words('quantity', { n: line.quantity })}`}
								{line.cancelledQuantity > 0 && `, ${words('cancelledUnits', { n: line.cancelledQuantity })}`}
							</span>
						</span>
					</li>
				))}
			</ul>
			{order.giftCardCount > 0 && <p>{t('giftCards', { n: order.giftCardCount })}</p>}
		</section>
	)
}

/** The rest of it is for its buyer's inbox only. */
function AskForLink({ values, isLinkSent }: LinkProps) {
	const t = useTranslations('follow')
	return (
		<section className="tracked-link">
			<h3 className="type-title-m">{t('full')}</h3>
			<p className="muted">{t('fullText')}</p>
			<div role="status">{isLinkSent && <Notice tone="success">{t('linkSent')}</Notice>}</div>
			{!isLinkSent && (
				<Form method="post" preventScrollReset>
					<input type="hidden" name="orderNumber" value={values['orderNumber']} />
					<input type="hidden" name="email" value={values['email']} />
					<SubmitButton intent="link" variant="secondary" icon="mail">
						{t('sendLink')}
					</SubmitButton>
				</Form>
			)}
		</section>
	)
}
