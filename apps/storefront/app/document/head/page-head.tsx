import { LOCALES } from '@vitrine/market/locales'
import { useDocument } from '#app/document/document.tsx'
import { announcedIn } from '#app/facts/addresses/alternates.ts'
import { usePlaces } from '#app/document/links/use-places.ts'
import { siteOrigin } from '#app/facts/addresses/origins.ts'
import { useCanonicalUrl } from '#app/document/links/links.ts'
import { pageTitle, summaryOf } from './page-title.ts'

type PageHeadProps = {
	/** Without the name of the shop. */
	title: string
	description?: string
	/** For filtered lists: not indexed, but their links are followed. */
	noindex?: boolean
	/** Query of the canonical address, such as `?page=2`: a block of a list, which other countries need not have. */
	canonicalQuery?: string
	/** Base of the picture for shared links. */
	image?: string | undefined
	type?: 'website' | 'product'
}

/**
 * The elements for search engines and tabs (R85, C15). React moves them into the head, on the server and after navigations. A
 * page that its language's own country lacks has no canonical address and is not indexed.
 */
export function PageHead({ title, description, canonicalQuery = '', noindex, image, type = 'website' }: PageHeadProps) {
	const { shopName, locale, site, domains } = useDocument()
	const urlOf = useCanonicalUrl()
	const places = usePlaces()
	// A block of a list that another country's shop shows in its own order and length has no canonical address.
	const isOwnBlock = canonicalQuery === '' || LOCALES[locale].site === site
	const isIndexed = !noindex && isOwnBlock && !places.absent.includes(locale)
	const url = `${urlOf(locale, places.alternates[locale])}${canonicalQuery}`
	const summary = description && summaryOf(description)
	return (
		<>
			<title>{pageTitle(title, shopName)}</title>
			{summary && <meta name="description" content={summary} />}
			{!isIndexed && <meta name="robots" content="noindex, follow" />}
			{isIndexed && <link rel="canonical" href={url} />}
			{isIndexed &&
				canonicalQuery === '' &&
				announcedIn(places).map(({ hrefLang, locale: code, path }) => (
					<link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={urlOf(code, path)} />
				))}
			<meta property="og:site_name" content={shopName} />
			<meta property="og:type" content={type} />
			<meta property="og:title" content={title} />
			{summary && <meta property="og:description" content={summary} />}
			<meta property="og:locale" content={LOCALES[locale].tag.replace('-', '_')} />
			{isIndexed && <meta property="og:url" content={url} />}
			{image && (
				<meta
					property="og:image"
					content={new URL(`${image}-960.webp`, siteOrigin(LOCALES[locale].site, domains)).href}
				/>
			)}
			<meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
		</>
	)
}

/** The title of an unindexed page, with the name of the shop at any length. */
export function TabTitle({ children }: { children: string }) {
	return <title>{`${children} | ${useDocument().shopName}`}</title>
}

/** Facts about the page for programs (schema.org). */
export function JsonLd({ facts }: { facts: object }) {
	const html = JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll('<', '\\u003c')
	return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: html }} />
}
