import type { ReactNode } from 'react'
import { isRouteErrorResponse, Link, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { TabTitle } from '#app/document/head/page-head.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import type { ErrorType } from '#app/document/tracking/events.ts'
import { useErrorEvent } from '#app/document/tracking/use-error-event.ts'
import { emphasis } from '#app/document/languages/emphasis.tsx'
import { LostButton, OpenSeam, ThreadSpool } from './drawings.tsx'
import { ErrorLayout } from './error-layout.tsx'
import type { Refusal } from '#app/request/guards/refusals.ts'

/**
 * 404 says the page is not there, 429 to wait a minute; every other status says that the error is ours (R43, R44, decision
 * 0045). Never more than that (R49).
 */
export function ErrorPage({ error }: { error: unknown }) {
	useErrorEvent('page', { of: error, type: typeOf(error) })
	if (!isRouteErrorResponse(error)) return <ServerErrorPage />
	if (error.status === 404) return <NotFoundPage refusal={error.data} />
	return error.status === 429 ? <TooManyRequestsPage /> : <ServerErrorPage />
}

/** A page that did not arrive fails as a TypeError in every browser; that it is the network, the browser knows. */
function typeOf(error: unknown): ErrorType {
	if (isRouteErrorResponse(error)) return error.status === 404 ? '404' : '5xx'
	return error instanceof TypeError && !navigator.onLine ? 'network' : '5xx'
}

function NotFoundPage({ refusal }: { refusal: Refusal | null }) {
	const t = useTranslations('annex.error404Page')
	return (
		<ErrorScreen
			ground="butter"
			title={t('title')}
			heading={t.rich('heading', emphasis)}
			texts={[t('firstText'), t('secondText')]}
			button={t('buttonText')}
			drawing={<LostButton />}
		>
			<SearchField />
			<Categories categories={refusal?.categories ?? []} />
		</ErrorScreen>
	)
}

function ServerErrorPage() {
	const t = useTranslations('annex.error500Page')
	return (
		<ErrorScreen
			ground="sky"
			title={t('title')}
			heading={t.rich('heading', emphasis)}
			texts={[t('firstText'), t('secondText')]}
			button={t('buttonText')}
			drawing={<OpenSeam />}
		/>
	)
}

/** Nothing is broken, and the same address answers in a minute. */
function TooManyRequestsPage() {
	const t = useTranslations('annex.error429Page')
	const { pathname, search } = useLocation()
	return (
		<ErrorScreen
			ground="butter"
			title={t('title')}
			heading={t.rich('heading', emphasis)}
			texts={[t('firstText'), t('secondText')]}
			button={t('buttonText')}
			again={pathname + search}
			drawing={<ThreadSpool />}
		/>
	)
}

/** The server-error page in the words of planned work (brief 3.24). */
export function MaintenancePage() {
	const t = useTranslations('annex.maintenancePage')
	return (
		<ErrorScreen
			ground="sky"
			title={t('title')}
			heading={t.rich('heading', emphasis)}
			texts={[t('firstText'), t('secondText')]}
			button={t('buttonText')}
			drawing={<OpenSeam />}
		/>
	)
}

type ErrorScreenProps = {
	ground: string
	/** In the tab; `heading` are the same words with one of them in italics. */
	title: string
	heading: ReactNode
	texts: [string, string]
	button: string
	/** Where the button leads, as a document; home without. */
	again?: string
	drawing: ReactNode
	children?: ReactNode
}

function ErrorScreen({ ground, title, heading, texts, button, again, drawing, children }: ErrorScreenProps) {
	const to = useLocalePath()
	return (
		<ErrorLayout>
			<TabTitle>{title}</TabTitle>
			<meta name="robots" content="noindex" />
			<div className="error-ground" style={{ background: `var(--color-ground-${ground})` }}>
				<div className="page-container error-screen">
					<div className="error-words">
						<h1 className="type-display-xl">{heading}</h1>
						<p className="type-body-l">{texts[0]}</p>
						<p className="type-body-l">{texts[1]}</p>
						<p>
							<ButtonLink {...(again === undefined ? { to: to(), replace: true } : { href: again })}>
								{button}
							</ButtonLink>
						</p>
						{children}
					</div>
					<div className="error-drawing">{drawing}</div>
				</div>
			</div>
		</ErrorLayout>
	)
}

function SearchField() {
	const t = useTranslations('annex.error404Page')
	const to = useLocalePath()
	return (
		<search className="error-search">
			<form action={to('search')} className="field-row">
				<label className="field">
					<span className="field-label">{t('searchLabel')}</span>
					<input type="search" name="q" className="input" autoComplete="off" />
				</label>
				<button type="submit" className="button button-secondary">
					{t('searchButton')}
				</button>
			</form>
		</search>
	)
}

function Categories({ categories }: Pick<Refusal, 'categories'>) {
	const t = useTranslations('annex.error404Page')
	const to = useLocalePath()
	if (categories.length === 0) return null
	return (
		<nav aria-label={t('categoriesLabel')}>
			<ul className="error-links">
				{categories.map(({ id, name, path }) => (
					<li key={id}>
						<Link to={to(path)} className="link link-target">
							{name}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	)
}
