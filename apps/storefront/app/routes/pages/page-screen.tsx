import type { ContentPage } from '@vitrine/commerce/content/contract'
import { LOCALES } from '@vitrine/market/locales'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useDocument } from '#app/document/document.tsx'
import { useAlternates } from '#app/document/links/use-places.ts'
import { useCanonicalUrl } from '#app/document/links/links.ts'
import { JsonLd, PageHead } from '#app/document/head/page-head.tsx'
import { PageBreadcrumb } from '#app/document/layout/page-breadcrumb.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import { pathOfPage } from '#app/facts/addresses/content-places.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import './page.css'

type Version = Omit<ContentPage['versions'][number], 'validFrom'> & { day: string }
type Shown = Omit<ContentPage, 'addresses' | 'versions'> & {
	/** `validFrom` in words. */
	day: string
	versions: Version[]
}

/** Pages with fewer parts are seen at a glance. */
const LONG = 4

/** A page of law or help (brief 3.20): what is in it, since when it holds, the text, and what it said before. */
export function PageScreen({ page }: { page: Shown }) {
	const t = useTranslations('pages')
	const { locale } = useDocument()
	const urlOf = useCanonicalUrl()
	const path = useAlternates()[locale]
	const isForeign = page.language !== LOCALES[locale].language
	const state = page.versions.find(({ version }) => version === page.version)?.state ?? 'current'
	return (
		<div className="page-container content-page">
			<PageHead
				title={page.title}
				{...(page.description && { description: page.description })}
				noindex={state !== 'current'}
			/>
			{state === 'current' && (
				<JsonLd
					facts={{
						'@type': 'WebPage',
						name: page.title,
						url: urlOf(locale, path),
						inLanguage: LOCALES[locale].tag,
						dateModified: page.validFrom,
					}}
				/>
			)}
			<PageBreadcrumb steps={[{ label: page.title }]} />
			<div className="content-page-columns">
				<header className="content-page-head" lang={isForeign ? page.language : undefined}>
					<h1 className="type-display-l">{page.title}</h1>
				</header>
				{page.contents.length >= LONG && <Contents contents={page.contents} language={isForeign && page.language} />}
				<article className="content-page-text">
					{isForeign && <p className="type-small muted">{t('other')}</p>}
					<Standing page={page} state={state} />
					<PdfLink page={page} />
					<div
						className="content-prose"
						lang={isForeign ? page.language : undefined}
						// Rendered by the gateway, which lets no markup of the text through (content/rules/markdown.ts).
						dangerouslySetInnerHTML={{ __html: page.html }}
					/>
					{page.versions.length > 1 && <Versions page={page} />}
				</article>
			</div>
		</div>
	)
}

function Contents({ contents, language }: { contents: Shown['contents']; language: string | false }) {
	const t = useTranslations('pages')
	return (
		<nav className="content-page-contents" aria-labelledby="page-contents">
			<h2 id="page-contents" className="type-title-m">
				{t('contents')}
			</h2>
			<ol lang={language || undefined}>
				{contents.map(({ id, text }) => (
					<li key={id}>
						<a href={`#${id}`}>{text}</a>
					</li>
				))}
			</ol>
		</nav>
	)
}

/** Since when it holds, or that it does not hold now. */
function Standing({ page, state }: { page: Shown; state: Version['state'] }) {
	const t = useTranslations('pages')
	const to = useLocalePath()
	if (state === 'current') return <p className="type-small muted">{t('since', { day: page.day })}</p>
	return (
		<p className="content-page-standing">
			{state === 'past' ? t('was', { day: page.day }) : t('will', { day: page.day })}{' '}
			<Link to={to(pathOfPage(page))} className="link">
				{t('current')}
			</Link>
		</p>
	)
}

/** The same to print and to keep: of withdrawal instructions the form to fill in. */
function PdfLink({ page }: { page: Shown }) {
	const t = useTranslations('pages')
	const to = useLocalePath()
	const current = page.versions.find(({ state }) => state === 'current')?.version
	const query = page.version === current ? '' : `?version=${page.version}`
	return (
		<a href={`${to(`${pathOfPage(page)}/print`)}${query}`} className="link content-page-paper">
			<Icon name="download" size={20} />
			{t('print')}
		</a>
	)
}

const STATES = { past: 'past', current: 'now', future: 'future' } as const

function Versions({ page }: { page: Shown }) {
	const t = useTranslations('pages')
	const to = useLocalePath()
	return (
		<details className="content-page-versions">
			<summary>{t('versions')}</summary>
			<ul>
				{page.versions.map(({ version, day, state }) => {
					const words = t('version', { number: version, day, state: t(STATES[state]) })
					const query = state === 'current' ? '' : `?version=${version}`
					return (
						<li key={version}>
							{version === page.version ? (
								<span aria-current="page">{words}</span>
							) : (
								<Link to={`${to(pathOfPage(page))}${query}`} className="link" prefetch="none">
									{words}
								</Link>
							)}
						</li>
					)
				})}
			</ul>
		</details>
	)
}
