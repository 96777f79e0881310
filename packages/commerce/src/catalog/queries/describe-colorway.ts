import type { Language } from '@vitrine/market/locales'
import { sql } from 'kysely'
import type { Database } from '../../database/client.ts'
import type { ProductPage } from '../contract.ts'
import { FIBRE_CODES, fibreName } from '../fibres.ts'
import { readEnvironment } from '../rules/environment.ts'
import type { FibrePart } from '../fibres.ts'
import type { EuResponsible } from '../tables.ts'
import { type ImageRow, imageJson, imageOf } from './images.ts'
import { textOrder } from './texts.ts'

/** The static part of a product page, constant per catalog version: texts, pictures and facts. */
export type DescribedColorway = Pick<
	ProductPage,
	| 'description'
	| 'details'
	| 'images'
	| 'attributes'
	| 'composition'
	| 'brand'
	| 'hasAnimalParts'
	| 'care'
	| 'environment'
	| 'manufacturer'
	| 'hasSizeGuide'
>

type Row = {
	id: string
	description: string | null
	details: string[] | null
	images: ImageRow[] | null
	attributes: Record<string, string | string[]>
	composition: FibrePart[]
	brand: string | null
	has_animal_parts: boolean
	care: string[]
	environment: Record<string, unknown>
	manufacturer: { name: string; postalAddress: string; email: string; euResponsible: EuResponsible | null } | null
	has_size_guide: boolean
}

/** Legal name of a fibre from Annex I of Regulation (EU) 1007/2011, never free text (law 5). */
function nameOf(fibre: string, language: Language): string {
	const code = FIBRE_CODES.find((known) => known === fibre)
	return code ? fibreName(code, language) : fibre
}

/** Describes a colorway in a language, else in French, else in any; undefined for an unknown one. */
export async function describeColorway(
	db: Database,
	{ colorwayId, language }: { colorwayId: string; language: Language },
): Promise<DescribedColorway | undefined> {
	return (await describeColorways(db, { colorwayIds: [colorwayId], language })).get(colorwayId)
}

/** Describes many colorways by id, as `describeColorway`; unknown ones are missing. */
export async function describeColorways(
	db: Database,
	{ colorwayIds, language }: { colorwayIds: readonly string[]; language: Language },
): Promise<Map<string, DescribedColorway>> {
	const { rows } = await sql<Row>`
		select c.id, t.description, t.details, p.attributes, p.composition, p.brand, p.has_animal_parts, p.care, p.environment,
			(select count(*) > 1 and (p.measures <> '{}' or bool_or((select count(*) from jsonb_object_keys(labels)) > 1))
				from sizes where size_run_id = p.size_run_id) as has_size_guide,
			(select json_agg(${imageJson} order by i.position) from colorway_images i
				join media m on m.hash = i.media_hash where i.colorway_id = c.id) as images,
			(select json_build_object('name', f.name, 'postalAddress', f.postal_address, 'email', f.email,
				'euResponsible', f.eu_responsible) from manufacturers f where f.id = p.manufacturer_id) as manufacturer
		from colorways c
		join products p on p.id = c.product_id
		left join lateral (select description, details from product_texts where product_id = p.id
			order by ${textOrder(language)} limit 1) t on true
		where c.id = any(${[...colorwayIds]})`.execute(db)
	return new Map(rows.map((row) => [row.id, describe(row, language)]))
}

function describe(row: Row, language: Language): DescribedColorway {
	return {
		description: row.description,
		details: row.details ?? [],
		images: (row.images ?? []).map(imageOf),
		attributes: row.attributes,
		composition: row.composition.map(({ part, fibres }) => ({
			part,
			fibres: fibres
				.toSorted((a, b) => b.percent - a.percent)
				.map(({ fibre, percent }) => ({ name: nameOf(fibre, language), percent })),
		})),
		brand: row.brand,
		hasAnimalParts: row.has_animal_parts,
		care: row.care,
		environment: readEnvironment(row.environment),
		manufacturer: row.manufacturer,
		hasSizeGuide: row.has_size_guide,
	}
}
