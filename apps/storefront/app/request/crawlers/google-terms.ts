import type { Merchandise } from '@vitrine/commerce/catalog/contract'

/** Numbers of Google's product taxonomy by our categories; a category without one is told in words only. */
const TAXONOMY: Readonly<Record<string, number>> = {
	'w-dresses': 2271,
	'w-tops': 212,
	'w-shirts': 212,
	'w-knit': 212,
	'w-sweats': 212,
	'w-coats': 5598,
	'w-jackets': 5598,
	'w-jeans': 204,
	'w-trousers': 204,
	'w-skirts': 1581,
	'w-jumpsuits': 5250,
	'w-night': 208,
	'w-swim': 211,
	'm-tshirts': 212,
	'm-shirts': 212,
	'm-knit': 212,
	'm-sweats': 212,
	'm-outer': 5598,
	'm-suits': 1594,
	'm-jeans': 204,
	'm-trousers': 204,
	'm-shorts': 207,
	'm-under': 213,
	'k-baby': 182,
	'k-body': 182,
	'k-tops': 212,
	'k-dresses': 2271,
	'k-bottoms': 204,
	'k-knit': 212,
	'k-outer': 5598,
	'a-bags': 3032,
	'a-shoes': 187,
	'a-scarves': 177,
	'a-socks': 209,
	accessories: 166,
}

/** Whom our departments and categories are for, the nearest first; what an import has told of a style comes before it. */
const WORN_BY: Readonly<Record<string, { gender: string; ageGroup: string }>> = {
	women: { gender: 'female', ageGroup: 'adult' },
	men: { gender: 'male', ageGroup: 'adult' },
	kids: { gender: 'unisex', ageGroup: 'kids' },
	'k-girl': { gender: 'female', ageGroup: 'kids' },
	'k-boy': { gender: 'male', ageGroup: 'kids' },
	'k-baby': { gender: 'unisex', ageGroup: 'infant' },
	'k-body': { gender: 'unisex', ageGroup: 'infant' },
	accessories: { gender: 'unisex', ageGroup: 'adult' },
}

/** What Google asks of clothes in its own words: category, gender and age; undefined for what is not known. */
export function googleTerms({ breadcrumb, attributes }: Pick<Merchandise, 'breadcrumb' | 'attributes'>) {
	const nearest = breadcrumb.toReversed()
	const wornBy = nearest.map(({ id }) => WORN_BY[id]).find(Boolean)
	const category = nearest.map(({ id }) => TAXONOMY[id]).find(Boolean)
	return {
		category: category === undefined ? undefined : String(category),
		gender: firstOf(attributes.gender) ?? wornBy?.gender,
		ageGroup: firstOf(attributes['age-group']) ?? wornBy?.ageGroup,
	}
}

function firstOf(value: string | string[] | undefined): string | undefined {
	return [value].flat()[0]
}
