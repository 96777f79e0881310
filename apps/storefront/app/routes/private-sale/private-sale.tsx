import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { ListPage } from '#app/document/lists/list-page.tsx'
import type { ListView } from '#app/document/lists/load-list.ts'
import { ResultTabs } from '#app/document/lists/result-tabs.tsx'
import { PageHead } from '#app/document/head/page-head.tsx'
import { emphasis } from '#app/document/languages/emphasis.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import type { MomentView } from '#app/request/web-domain/private-sale.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { Route } from './+types/private-sale'
import { Countdown } from './countdown.tsx'
import { loadSale } from './load-sale.ts'
import './private-sale.css'

export const handle: PageHandle = { namespaces: ['sale', 'plp', 'sort', 'facet', 'results'], pageType: 'liste' }

export function loader({ request, context }: Route.LoaderArgs) {
	return loadSale({ request, context })
}

/** Before, during and after the private sale (R122, brief 3.15). Which of them it is, the server has said. */
export default function PrivateSale({ loaderData }: Route.ComponentProps) {
	useFocusOnChange(loaderData.state)
	if (loaderData.state === 'over') return <Over {...loaderData} />
	if (loaderData.state === 'before') return <Before {...loaderData} />
	return <Open {...loaderData} />
}

/** A page that has become another at the same address is read out like one (R54): what had the focus may be gone. */
function useFocusOnChange(state: string): void {
	const before = useRef(state)
	useEffect(() => {
		if (before.current === state) return
		before.current = state
		const heading = document.querySelector('h1')
		heading?.setAttribute('tabindex', '-1')
		heading?.focus()
	}, [state])
}

function Before({ moment, minutesLeft }: { moment: MomentView; minutesLeft: number }) {
	const t = useTranslations('sale')
	const to = useLocalePath()
	// Every answer of the server is counted down from anew.
	const { key: pageKey } = useLocation()
	return (
		<section className="sale-before focus-on-dark" data-promotion="page" data-promotion-id="private_sale">
			<PageHead title={t('title')} description={t('description')} noindex />
			<div className="page-container sale-before-grid">
				<div className="sale-before-words">
					<h1 className="type-display-xl">{t.rich('heading', emphasis)}</h1>
					<p className="type-title-l sale-date">{t('opens', moment)}</p>
				</div>
				<Countdown key={pageKey} minutes={minutesLeft} />
				<div className="sale-before-terms">
					<p>{t('terms')}</p>
					<p>
						<ButtonLink to={to('new')} size="bar" className="sale-button">
							{t('seeNew')}
						</ButtonLink>
					</p>
				</div>
			</div>
		</section>
	)
}

function Open({ moment, list }: { moment: MomentView; list: ListView }) {
	const t = useTranslations('sale')
	return (
		<>
			<div className="sale-strip" data-promotion="page" data-promotion-id="private_sale">
				<p className="page-container type-ui">{t('ends', moment)}</p>
			</div>
			<ListPage
				list={list}
				listId="private_sale"
				heading={t.rich('heading', emphasis)}
				title={t('title')}
				description={t('description')}
				intro={t('intro')}
				isOffers
				noindex
			>
				<ResultTabs list={list} />
			</ListPage>
		</>
	)
}

function Over({ moment }: { moment: MomentView }) {
	const t = useTranslations('sale')
	const to = useLocalePath()
	return (
		<div className="page-container sale-over">
			<PageHead title={t('title')} noindex />
			<EmptyState
				headingLevel={1}
				title={t('over')}
				text={t('ended', moment)}
				action={<ButtonLink to={to('new')}>{t('seeNew')}</ButtonLink>}
			/>
		</div>
	)
}
