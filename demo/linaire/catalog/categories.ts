import type { CatalogRecordInput } from '@vitrine/commerce/catalog/records'
import { ACCESSORIES } from './categories/accessories.ts'
import { KIDS } from './categories/kids.ts'
import { MEN } from './categories/men.ts'
import { WOMEN } from './categories/women.ts'
import { tileFile } from './pictures.ts'
import { inEachLanguage, slugOf, told } from './texts.ts'

/** A department and its categories in order: id, then name and introduction in each language. */
export type Department = { id: string; block: string; categories: readonly (readonly [id: string, block: string])[] }

type Place = { position: number; parent?: string; lite: boolean }

function categoryRecord(id: string, block: string, { position, parent, lite }: Place): CatalogRecordInput {
	const { name, text } = told(block)
	const tile = tileFile(id, { lite })
	return {
		type: 'category',
		id,
		...(parent && { parent }),
		position,
		...(tile && { tile }),
		texts: inEachLanguage((language) => ({
			name: name[language],
			slug: slugOf(name[language], language),
			intro: text[language],
		})),
	}
}

/**
 * The four departments and their 41 categories (brief 2.2, 2.3), each department before its categories. `lite`: with tiles of
 * the departments only.
 */
export function categories({ lite = false }: { lite?: boolean } = {}): CatalogRecordInput[] {
	return [WOMEN, MEN, KIDS, ACCESSORIES].flatMap(({ id: parent, block, categories }, index) => [
		categoryRecord(parent, block, { position: index, lite }),
		...categories.map(([id, block], position) => categoryRecord(id, block, { position, parent, lite })),
	])
}
