import type { Language } from '@vitrine/market/locales'
import type { SiteCode } from '@vitrine/market/sites'
import { sql } from 'kysely'
import type { Database } from '../../database/client.ts'
import type { SizeGuide } from '../contract.ts'
import { figureOf, MEASURES, type Measures } from '../rules/measures.ts'
import { secondSizeLabel, sizeConversions, sizeLabel, systemsWithLabels } from '../rules/naming.ts'

type Place = { site: SiteCode; language: Language }

type Row = { measures: Measures; sizes: { key: string; labels: Record<string, string> }[] | null }

/** Sizes a colorway is made in, in their order, with their names in all systems and what the garment measures; undefined for an unknown one. */
export async function describeSizeGuide(
	db: Database,
	{ colorwayId, ...place }: { colorwayId: string } & Place,
): Promise<SizeGuide | undefined> {
	const { rows } = await sql<Row>`
		select p.measures, (select json_agg(json_build_object('key', s.key, 'labels', s.labels) order by s.position)
			from sizes s join variants v on v.size_key = s.key
			where s.size_run_id = p.size_run_id and v.colorway_id = c.id) as sizes
		from colorways c join products p on p.id = c.product_id
		where c.id = ${colorwayId}`.execute(db)
	return rows[0] && guideOf(rows[0], place)
}

function guideOf({ measures, sizes }: Row, { site, language }: Place): SizeGuide {
	const taken = MEASURES.filter((measure) => sizes?.some(({ key }) => measures[measure]?.[key] !== undefined))
	return {
		systems: systemsWithLabels(sizes ?? [], language),
		sizes: (sizes ?? []).map((size) => ({
			sizeKey: size.key,
			sizeLabel: sizeLabel(site, size),
			secondSizeLabel: secondSizeLabel(site, size, language),
			conversions: sizeConversions(size),
			measures: taken.map((measure) => measures[measure]?.[size.key] ?? null),
		})),
		measures: taken,
		figure: figureOf(taken),
	}
}
