import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { requestContext } from '#app/request/context.ts'
import { pageRefused } from '#app/request/guards/refusals.ts'
import { flaggedPlaces } from '#app/request/web-domain/flagged-places.ts'
import { PageHead } from '#app/document/head/page-head.tsx'
import { emphasis } from '#app/document/languages/emphasis.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import type { Route } from './+types/loyalty'
import { CardDrawing } from './card-drawing.tsx'
import { loyaltyView } from './loyalty-view.ts'
import { PointsProgress } from './points-progress.tsx'
import './loyalty.css'

export const handle: PageHandle = { namespaces: ['loyalty'], pageType: 'fidelite' }

/** The same for everybody who asks for the same address. Where the site has no loyalty there is no page (R115). */
export async function loader({ request, context }: Route.LoaderArgs) {
	const { directory, siteRecord, tag } = context.get(requestContext)
	const params = await siteRecord()
	if (!params.loyalty) throw await pageRefused({ request, context })
	const typed = new URL(request.url).searchParams.get('points')
	const places = await flaggedPlaces(directory, { path: 'loyalty', flag: 'loyalty' })
	return { ...places, isAsked: typed !== null, ...loyaltyView(params, { tag, typed }) }
}

export default function Loyalty({ loaderData: { card, points, isAsked } }: Route.ComponentProps) {
	const t = useTranslations('loyalty')
	return (
		<div className="page-container loyalty">
			<PageHead title={t('pageTitle')} description={t('description')} noindex={isAsked} />
			<header className="loyalty-head">
				<h1 className="type-display-l">{t.rich('title', emphasis)}</h1>
				<p className="muted">{t('intro')}</p>
			</header>
			<div className="loyalty-columns">
				<CardDrawing />
				<div className="loyalty-facts">
					<section>
						<h2 className="type-title-m thread">{t('how')}</h2>
						<ol className="loyalty-how">
							<li>{t('how1')}</li>
							<li>{t('how2')}</li>
							<li>{points ? t('how3', { n: points.scale }) : t('how3Open')}</li>
						</ol>
					</section>
					{card && <GetCard price={card.price} />}
				</div>
			</div>
			{points && <PointsProgress points={points} />}
		</div>
	)
}

/** What the card costs and where it is had (R112). */
function GetCard({ price }: { price: string | null }) {
	const t = useTranslations('loyalty')
	const to = useLocalePath()
	return (
		<section>
			<h2 className="type-title-m thread">{t('get')}</h2>
			<p className="loyalty-price">
				<span className="type-small muted">{t('price')}</span>
				<strong className="type-price-l">{price ?? t('free')}</strong>
			</p>
			<p>{t('where')}</p>
			<p>
				<Link to={to('stores')} className="link loyalty-stores">
					{t('stores')}
				</Link>
			</p>
		</section>
	)
}
