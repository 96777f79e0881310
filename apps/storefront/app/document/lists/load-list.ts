import { type Facet, type ProductList, type ProductQuery, SORTS, type Sort } from '@vitrine/commerce/search/contract'
import { CURRENCIES, type Currency } from '@vitrine/market/currencies'
import type { RouterContextProvider } from 'react-router'
import { requestContext } from '#app/request/context.ts'
import { pageAddress } from '#app/facts/addresses/page-address.ts'
import { redirectTo } from '#app/facts/addresses/redirect-to.ts'
import { searchProducts } from '#app/request/products/gateway.ts'
import { cardView, newCardView } from '#app/document/products/card-view.ts'
import { changed, VALUE_FILTERS, valuesOf } from './list-url.ts'

export const PAGE_SIZE = 36
const LONGEST_SEARCH = 200

type ListRequest = {
	/** Where the address names none. */
	sort?: Sort
	request: Request
	context: Readonly<RouterContextProvider>
	scope: Pick<ProductQuery, 'category' | 'new' | 'offer' | 'private-sale' | 'q'>
}

/** The category that tabs have put into an address; nothing where it is no id. */
export function chosenCategory(search: URLSearchParams): string | undefined {
	return /^[\w-]{1,64}$/.exec(search.get('category') ?? '')?.[0]
}

/** One page of a list: what the address asks for within the scope of the page. A page beyond the last leads to the first. */
export async function loadList({ request, context, scope, sort }: ListRequest) {
	const { searchParams } = pageAddress(request.url)
	const page = wholeNumber(searchParams.get('page'), 1, 1000) ?? 1
	const { siteRecord, gateway, tag } = context.get(requestContext)
	const { currency } = await siteRecord()
	const query = { sort, ...filtersOf(searchParams, currency), ...scope, page, 'page-size': PAGE_SIZE }
	const list = await searchProducts(gateway, query)
	if (page > 1 && list.items.length === 0) throw redirectTo(changed(searchParams, { page: '' }))
	return listView(list, { tag, currency, view: scope.new ? newCardView : cardView })
}

export type ListView = Awaited<ReturnType<typeof loadList>>

type Shown = { tag: string; currency: Currency; view: typeof cardView }

function listView(list: ProductList, { tag, currency, view }: Shown) {
	const { minorDigits } = CURRENCIES[currency]
	const inUnits = (amount: number, round: (value: number) => number) => round(amount / 10 ** minorDigits)
	return {
		total: list.total,
		page: list.page,
		pageSize: list.pageSize,
		pageCount: list.pageCount,
		sort: list.sort,
		cards: list.items.map((item) => view(tag, item)),
		facets: list.facets.map(withoutNoise).filter((facet) => facet.values.length > 1 || facet.values.some(isChosen)),
		/** In whole units of the currency, as a shopper types them. */
		priceRange: list.priceRange && {
			min: inUnits(list.priceRange.min, Math.floor),
			max: inUnits(list.priceRange.max, Math.ceil),
		},
		currency,
		offerCount: list.offerCount,
		departments: list.categories
			.filter(({ path }) => path.length === 1)
			.map(({ id, name, count }) => ({ id, name, count })),
		correctedQuery: list.correctedQuery,
		conditions: list.conditions,
		ignored: list.ignored,
	}
}

/** A list of everything has the sizes of everything: of so many, only those that would find something are shown. */
const MANY_VALUES = 30

function withoutNoise(facet: Facet): Facet {
	if (facet.values.length <= MANY_VALUES) return facet
	return { ...facet, values: facet.values.filter((value) => value.count > 0 || value.isSelected) }
}

function isChosen(value: Facet['values'][number]): boolean {
	return value.isSelected
}

function filtersOf(search: URLSearchParams, currency: Currency): ProductQuery {
	const factor = 10 ** CURRENCIES[currency].minorDigits
	const inMinorUnits = (name: string) => {
		const units = wholeNumber(search.get(name), 0, 1_000_000)
		return units === undefined ? undefined : units * factor
	}
	return {
		...Object.fromEntries(VALUE_FILTERS.map((key) => [key, valuesOf(search, key).join(',').slice(0, 500)])),
		'price-min': inMinorUnits('price-min'),
		'price-max': inMinorUnits('price-max'),
		offer: search.get('offer') === 'true' ? 'true' : undefined,
		...sortOf(search.get('sort')),
		q: search.get('q')?.trim().slice(0, LONGEST_SEARCH) || undefined,
	}
}

function sortOf(value: string | null): { sort?: Sort } {
	const sort = SORTS.find((one) => one === value)
	return sort ? { sort } : {}
}

function wholeNumber(value: string | null, min: number, max: number): number | undefined {
	const number = value ? Math.round(Number(value)) : Number.NaN
	return number >= min && number <= max ? number : undefined
}
