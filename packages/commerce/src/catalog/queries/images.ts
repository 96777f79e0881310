import { sql } from 'kysely'
import type { Image } from '../contract.ts'
import { mediaBase } from '../rules/naming.ts'

export type ImageRow = { hash: string; width: number; height: number; widths: number[]; view: string }

/** SQL of an ImageRow as JSON, for a query with `colorway_images i` joined to `media m`. */
export const imageJson = sql`json_build_object(
	'hash', m.hash, 'width', m.width, 'height', m.height, 'widths', m.widths, 'view', i.view)`

export function imageOf(row: ImageRow): Image {
	return { base: mediaBase(row.hash), widths: row.widths, width: row.width, height: row.height, view: row.view }
}
