import { LOCALE_CODES, LOCALES } from '@vitrine/market/locales'
import { data } from 'react-router'
import { type LoaderArgs, requestContext } from '#app/request/context.ts'
import { pageRefused } from '#app/request/guards/refusals.ts'
import { categoryPath } from '#app/request/web-domain/departments.ts'
import { localePath } from '#app/facts/locale/path.ts'
import { redirectTo } from '#app/facts/addresses/redirect-to.ts'
import { categoryPlaces, findById, findBySlugs } from '#app/request/web-domain/category-tree.ts'

type Asked = LoaderArgs & { slugs: string[] }

/** The category of an address, with those above it. One told in another language leads to its own address. */
export async function loadCategory({ request, context, slugs }: Asked) {
	const { directory, locale, site } = context.get(requestContext)
	const tree = await directory.categories(site, locale)
	if (!tree) throw data(null, { status: 503 })
	const breadcrumb = findBySlugs(tree, slugs)
	if (!breadcrumb) {
		const own = findById(tree, (await idInAnotherLanguage(context, slugs)) ?? '')?.at(-1)
		if (own) throw redirectTo(localePath(locale, categoryPath(own.path)), { status: 301 })
		throw await pageRefused({ request, context })
	}
	const ids = breadcrumb.map(({ id }) => id)
	const places = await categoryPlaces(directory, { ids, site })
	return { breadcrumb, places, tree }
}

async function idInAnotherLanguage(context: Asked['context'], slugs: string[]): Promise<string | undefined> {
	const { directory } = context.get(requestContext)
	for (const locale of LOCALE_CODES) {
		const tree = await directory.categories(LOCALES[locale].site, locale)
		const found = tree && findBySlugs(tree, slugs)?.at(-1)
		if (found) return found.id
	}
	return undefined
}
