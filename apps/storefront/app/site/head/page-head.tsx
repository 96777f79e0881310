import { LOCALE_CODES, LOCALES } from '@vitrine/market/locales'
import { useDocument } from '#app/site/document.tsx'
import { useAlternates } from './alternates.ts'
import { useCanonicalUrl } from './origins.ts'

type PageHeadProps = {
	/** Without the name of the shop. */
	title: string
	description?: string
	/** For lists narrowed by the visitor: found by nobody, but their links are followed. */
	noindex?: boolean
	/** Query of the canonical address, such as `?page=2`. */
	canonicalQuery?: string
}

/** What search engines and tabs read. React moves these elements into the head, on the server and after navigations. */
export function PageHead({ title, description, noindex, canonicalQuery = '' }: PageHeadProps) {
	const { locale } = useDocument()
	const urlOf = useCanonicalUrl()
	const alternates = useAlternates()
	return (
		<>
			<title>{`${title} | Linaire`}</title>
			{description && <meta name="description" content={description} />}
			{noindex && <meta name="robots" content="noindex, follow" />}
			<link rel="canonical" href={`${urlOf(locale, alternates[locale])}${canonicalQuery}`} />
			{!noindex &&
				LOCALE_CODES.map((code) => (
					<link key={code} rel="alternate" hrefLang={LOCALES[code].tag} href={urlOf(code, alternates[code])} />
				))}
			{!noindex && <link rel="alternate" hrefLang="x-default" href={urlOf('en', alternates.en)} />}
		</>
	)
}

/** Facts about the page for programs (schema.org). */
export function JsonLd({ facts }: { facts: object }) {
	const html = JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll('<', '\\u003c')
	return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: html }} />
}
