import { jsonLdOf, PageFacts } from '../../../apps/storefront/app/document/head/json-ld-shapes.ts'

export type Link = { href: string; isNofollow: boolean }

/** What a crawl remembers of a page. */
export type PageRead = {
	lang: string | undefined
	title: string | undefined
	headings: number
	isIndexed: boolean
	canonicals: string[]
	/** Addresses by language tag. */
	alternates: Map<string, string>
	/** Faults of its structured data. */
	factFaults: string[]
	images: string[]
}

/** Reads what our own server writes: attributes in double quotes, the head before the body. */
export function readPage(html: string): { page: PageRead; links: Link[] } {
	const elements = (name: string) =>
		[...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([element]) => element)
	const linkElements = elements('link')
	const alternates = linkElements
		.filter((element) => attribute(element, 'rel') === 'alternate' && attribute(element, 'hreflang'))
		.map((element) => [attribute(element, 'hreflang') ?? '', attribute(element, 'href') ?? ''] as const)
	const links = elements('a').flatMap((element) => {
		const href = attribute(element, 'href')
		return href ? { href, isNofollow: attribute(element, 'rel')?.includes('nofollow') ?? false } : []
	})
	const page = {
		lang: attribute(/<html[^>]*>/.exec(html)?.[0] ?? '', 'lang'),
		title: decode(/<title>([^<]*)<\/title>/.exec(html)?.[1]),
		headings: elements('h1').length,
		isIndexed: !elements('meta').some(
			(element) => attribute(element, 'name') === 'robots' && attribute(element, 'content')?.includes('noindex'),
		),
		canonicals: linkElements
			.filter((element) => attribute(element, 'rel') === 'canonical')
			.map((element) => attribute(element, 'href') ?? ''),
		alternates: new Map(alternates),
		factFaults: factFaults(html),
		images: imagesOf(elements),
	}
	return { page, links }
}

function imagesOf(elements: (name: string) => string[]): string[] {
	const shared = elements('meta').filter((element) => attribute(element, 'property') === 'og:image')
	const addresses = [
		attribute(elements('img')[0] ?? '', 'src'),
		...shared.map((element) => attribute(element, 'content')),
	]
	return addresses.filter((address) => address !== undefined)
}

function factFaults(html: string): string[] {
	try {
		return jsonLdOf(html).flatMap((fact) => PageFacts.safeParse(fact).error?.issues[0]?.message ?? [])
	} catch {
		return ['no JSON']
	}
}

function attribute(element: string, name: string): string | undefined {
	return decode(new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(element)?.[1])
}

function decode(text: string | undefined): string | undefined {
	return text
		?.replaceAll('&quot;', '"')
		.replaceAll('&#x27;', "'")
		.replaceAll('&lt;', '<')
		.replaceAll('&gt;', '>')
		.replaceAll('&amp;', '&')
}
