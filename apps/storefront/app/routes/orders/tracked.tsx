import { Form, useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { ParcelList } from './parcel-list.tsx'
import { StatusThread } from './status-thread.tsx'
import type { TrackAnswer, TrackView } from './track-form.ts'

/** Where an order is: its word, its thread, its parcels, what it is of. Nothing of who bought it. */
export function Tracked({ order, answer }: { order: TrackView; answer: TrackAnswer }) {
	const t = useTranslations('follow')
	return (
		<section className="tracked" aria-labelledby="tracked">
			<header className="tracked-head">
				<p className="woven-label">{order.orderNumber}</p>
				<h2 id="tracked" className="type-display-m" tabIndex={-1}>
					{t(`word.${order.word}`)}
				</h2>
				<p className="type-body text-ink-2">
					{order.days
						? t(order.isCollected ? 'expectedThere' : 'expected', { days: order.days })
						: t(`say.${order.word}`)}
				</p>
			</header>
			<StatusThread timeline={order.thread} />
			<ParcelList parcels={order.parcels} />
			<Content order={order} />
			<AskForLink answer={answer} />
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
						<span>
							<span className="type-ui block">{line.name}</span>
							<span className="type-small block text-ink-2">
								{`${line.colorName} · ${line.sizeLabel} · ${words('quantity', { n: line.quantity })}`}
							</span>
						</span>
					</li>
				))}
			</ul>
			{order.giftCardCount > 0 && <p className="mt-s-5">{t('giftCards', { n: order.giftCardCount })}</p>}
		</section>
	)
}

/** The rest of it is for its buyer's inbox only. */
function AskForLink({ answer: { typed, isLinkAsked } }: { answer: TrackAnswer }) {
	const t = useTranslations('follow')
	const navigation = useNavigation()
	return (
		<section className="tracked-link">
			<h3 className="type-title-m">{t('full')}</h3>
			<p className="text-ink-2">{t('fullText')}</p>
			<div role="status">{isLinkAsked && <Notice tone="success">{t('linkSent')}</Notice>}</div>
			{!isLinkAsked && (
				<Form method="post" preventScrollReset>
					<input type="hidden" name="intent" value="link" />
					<input type="hidden" name="orderNumber" value={typed.orderNumber} />
					<input type="hidden" name="email" value={typed.email} />
					<Button type="submit" variant="secondary" icon="mail" loading={navigation.formData?.get('intent') === 'link'}>
						{t('sendLink')}
					</Button>
				</Form>
			)}
		</section>
	)
}
