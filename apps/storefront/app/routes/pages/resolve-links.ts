import type { SitePage } from '@vitrine/commerce/content/contract'
import type { LocaleCode } from '@vitrine/market/locales'
import { localePath } from '#app/facts/locale/path.ts'
import { pathOfPage } from '#app/facts/addresses/content-places.ts'

/** Turns the `page:` and `shop:` addresses of a rendered page into those of the shop; a page the site lacks is no link. */
export function resolveLinks(
	html: string,
	{ locale, pages }: { locale: LocaleCode; pages: readonly SitePage[] },
): string {
	return html.replaceAll(/ href="(page|shop):([^"]*)"/g, (_, kind: string, target: string) => {
		if (kind === 'shop') return ` href="${localePath(locale, target)}"`
		const page = pages.find((one) => one.page === target)
		return page ? ` href="${localePath(locale, pathOfPage(page))}"` : ''
	})
}
