import { privateSaleAt } from '@vitrine/commerce/web-domains/rules/web-domain'
import { LOCALE_CODES, LOCALES, type LocaleCode } from '@vitrine/market/locales'
import { type LoaderArgs, requestContext } from '#app/request/context.ts'
import { chosenCategory, loadList } from '#app/document/lists/load-list.ts'
import { pageRefused } from '#app/request/guards/refusals.ts'
import { everywhere, type Places } from '#app/facts/addresses/alternates.ts'
import type { SiteDirectory } from '#app/request/web-domain/directory.ts'
import { momentView } from '#app/request/web-domain/private-sale.ts'

const PATH = 'private-sale'
const MINUTE = 60_000

/**
 * The private sale as it stands this moment by the server's clock (R122): before it and after it nothing of its goods is
 * read, let alone sent. Where the site has none there is no page.
 */
export async function loadSale({ request, context }: LoaderArgs) {
	const { directory, siteRecord, site, locale, shown } = context.get(requestContext)
	const { privateSales: sale } = await siteRecord()
	if (!sale) throw await pageRefused({ request, context })
	const places = await salePlaces(directory)
	const now = new Date()
	const { state } = privateSaleAt(sale, now)
	if (state === 'over') return { ...places, state, moment: momentView(sale.endDate, { site, locale }) }
	if (state === 'before') {
		shown.holdsBriefly()
		const minutesLeft = Math.ceil((Date.parse(sale.startDate) - now.getTime()) / MINUTE)
		return { ...places, state, moment: momentView(sale.startDate, { site, locale }), minutesLeft }
	}
	const category = chosenCategory(new URL(request.url).searchParams)
	const list = await loadList({ request, context, scope: { 'private-sale': 'true', category } })
	return { ...places, state, moment: momentView(sale.endDate, { site, locale }), list }
}

/** Not every country has one: the others' visitors are led to the home page. */
async function salePlaces(directory: SiteDirectory): Promise<Places> {
	const sites = await Promise.all(
		LOCALE_CODES.map(async (locale) => ({ locale, params: await directory.params(LOCALES[locale].site) })),
	)
	const absent = sites.filter(({ params }) => !params.privateSales).map(({ locale }): LocaleCode => locale)
	const elsewhere = Object.fromEntries(absent.map((locale) => [locale, '']))
	return { alternates: { ...everywhere(PATH), ...elsewhere }, absent, here: everywhere(PATH) }
}
