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
			ground="bg-ground-butter"
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
			ground="bg-ground-sky"
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
			ground="bg-ground-butter"
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
			ground="bg-ground-sky"
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
			<div className={`flex grow items-center ${ground}`}>
				<div className="page-container grid items-center gap-s-9 py-s-11 desktop:grid-cols-2">
					<div>
						<h1 className="type-display-xl max-w-[11em]">{heading}</h1>
						<p className="type-body-l mt-s-7">{texts[0]}</p>
						<p className="type-body-l mt-s-2">{texts[1]}</p>
						<p className="mt-s-8">
							<ButtonLink {...(again === undefined ? { to: to(), replace: true } : { href: again })}>
								{button}
							</ButtonLink>
						</p>
						{children}
					</div>
					<div className="justify-self-center">{drawing}</div>
				</div>
			</div>
		</ErrorLayout>
	)
}

function SearchField() {
	const t = useTranslations('annex.error404Page')
	const to = useLocalePath()
	return (
		<search className="mt-s-8 block max-w-[32rem]">
			<form action={to('search')} className="flex items-end gap-s-3">
				<label className="field grow">
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
		<nav aria-label={t('categoriesLabel')} className="mt-s-7">
			<ul className="flex flex-wrap gap-x-s-7 gap-y-s-2">
				{categories.map(({ id, name, path }) => (
					<li key={id}>
						<Link to={to(path)} className="link inline-flex min-h-11 items-center">
							{name}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	)
}
