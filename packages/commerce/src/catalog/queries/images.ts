import { sql } from 'kysely'
import type { Image } from '../contract.ts'
import { mediaBase } from '../rules/naming.ts'

export type ImageRow = {
	hash: string
	width: number
	height: number
	widths: number[]
	ground: string | null
	view: string
}

/** SQL of an ImageRow as JSON, for a query with `colorway_images i` joined to `media m`. */
export const imageJson = sql`json_build_object(
	'hash', m.hash, 'width', m.width, 'height', m.height, 'widths', m.widths, 'ground', m.ground, 'view', i.view)`

export function imageOf({ hash, width, height, widths, ground, view }: ImageRow): Image {
	return { base: mediaBase(hash), widths, width, height, view, ...(ground && { ground }) }
}
