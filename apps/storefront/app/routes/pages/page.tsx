import { formatDate } from '@vitrine/market/format'
import { type LocaleCode, LOCALES } from '@vitrine/market/locales'
import { data } from 'react-router'
import type { SitePage } from '@vitrine/commerce/content/contract'
import { requestContext } from '#app/request/context.ts'
import { PART_TIMEOUT, withTimeout } from '#app/request/gateway/with-timeout.ts'
import { pageRefused } from '#app/request/guards/refusals.ts'
import { givenPath, localePath } from '#app/facts/locale/path.ts'
import { contentPlaces, pathOfPage } from '#app/facts/addresses/content-places.ts'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import type { Route } from './+types/page'
import { readAddress } from './address.ts'
import { findPage } from './gateway.ts'
import { PageScreen } from './page-screen.tsx'

export const handle: PageHandle = { namespaces: ['pages'], pageType: 'contenu' }

export async function loader({ request, context, params }: Route.LoaderArgs) {
	const { gateway, directory, site, locale } = context.get(requestContext)
	const address = readAddress(request, params.slug)
	if (!address) throw await pageRefused({ request, context })
	const [found, pages] = await Promise.all([
		findPage(gateway, address),
		withTimeout(PART_TIMEOUT, directory.pages(site, locale), undefined),
	])
	if (!found.ok) {
		if (found.problem.status === 404) throw await pageRefused({ request, context })
		throw data(null, { status: 503 })
	}
	const { addresses, html, ...page } = found.data
	const dayOf = (isoDate: string) => formatDate(LOCALES[locale].tag, isoDate, 'UTC')
	return {
		page: {
			...page,
			html: resolveLinks(html, { locale, pages: pages ?? [] }),
			day: dayOf(page.validFrom),
			versions: page.versions.map(({ validFrom, ...one }) => ({ ...one, day: dayOf(validFrom) })),
		},
		...contentPlaces(addresses, { site, path: pathOfPage(address) }),
	}
}

export default function Page({ loaderData: { page } }: Route.ComponentProps) {
	return <PageScreen page={page} />
}

/** Turns the `page:` and `shop:` addresses of a rendered page into those of the shop; a page the site lacks is no link. */
function resolveLinks(html: string, { locale, pages }: { locale: LocaleCode; pages: readonly SitePage[] }): string {
	return html.replaceAll(/ href="(page|shop):([^"]*)"/g, (_, kind: string, target: string) => {
		if (kind === 'shop') return ` href="${givenPath(locale, target)}"`
		const page = pages.find((one) => one.page === target)
		return page ? ` href="${localePath(locale, pathOfPage(page))}"` : ''
	})
}
