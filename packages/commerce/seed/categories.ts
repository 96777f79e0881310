import type { CatalogRecordInput } from '#commerce/catalog/import/records.ts'
import { ACCESSORIES } from './categories/accessories.ts'
import { KIDS } from './categories/kids.ts'
import { MEN } from './categories/men.ts'
import { WOMEN } from './categories/women.ts'
import { inEachLanguage, slugOf, told } from './texts.ts'

/** A department and its categories in order: id, then name and introduction in each language. */
export type Department = { id: string; block: string; categories: readonly (readonly [id: string, block: string])[] }

function categoryRecord(id: string, block: string, position: number, parent?: string): CatalogRecordInput {
	const { name, text } = told(block)
	return {
		type: 'category',
		id,
		...(parent && { parent }),
		position,
		texts: inEachLanguage((language) => ({
			name: name[language],
			slug: slugOf(name[language], language),
			intro: text[language],
		})),
	}
}

/** The four departments and their 41 categories (brief 2.2, 2.3), each department before its categories. */
export function categories(): CatalogRecordInput[] {
	return [WOMEN, MEN, KIDS, ACCESSORIES].flatMap((department, index) => [
		categoryRecord(department.id, department.block, index),
		...department.categories.map(([id, block], position) => categoryRecord(id, block, position, department.id)),
	])
}
