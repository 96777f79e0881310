import type { DownloadOptions } from '../media/download.ts'
import { type Picture, type PictureUse, planPicture } from '../media/pictures.ts'
import { storeFont } from '../media/store-font.ts'
import type { MediaStore } from '../media/providers/media-store.ts'
import { drawnName } from '../brand/rules/stored-brand.ts'
import { storeDrawing, storePicture, type StoredPicture } from '../media/store-picture.ts'
import type { Fault } from './fault.ts'
import type { ProductRecord } from './product-record.ts'
import type { CatalogRecord } from './records.ts'
import type { Media } from './spool.ts'

const AT_ONCE = 2
/** In the place of a source: the name a brand's record draws. */
export const DRAWN_NAME = 'wordmark'
/** Recently used sources (a color's picture on every size) are not fetched again. */
const REMEMBERED = 500

type Named = { source: string; field: string; use?: PictureUse }

/** Every picture of a record, with its field. */
function sourcesOf(record: CatalogRecord): Named[] {
	if (record.type === 'category') return record.tile === undefined ? [] : [{ source: record.tile, field: 'tile' }]
	if (record.type === 'seller')
		return record.wordmark === undefined ? [] : [{ source: record.wordmark, field: 'wordmark', use: 'wordmark' }]
	if (record.type === 'banner') {
		return [
			{ source: record.wide, field: 'wide', use: 'banner' },
			{ source: record.tall, field: 'tall', use: 'banner' },
		]
	}
	if (record.type === 'content-block') {
		const { picture, tall } = { picture: undefined, tall: undefined, ...record }
		return Object.entries({ picture, tall }).flatMap(([field, source]) =>
			source === undefined ? [] : [{ source, field, use: 'banner' as const }],
		)
	}
	if (record.type !== 'product') return []
	return record.colorways.flatMap(({ images }, i) =>
		(images ?? []).map(({ source }, j) => ({ source, field: `colorways[${i}].images[${j}].source` })),
	)
}

/** Name and size of a picture by its source, where its files are made when they are asked for; undefined where it is fetched. */
export type MadeLater = (source: string) => Omit<Picture, 'widths'> | undefined

type DeskOptions = {
	imagesFolder: string
	media?: MediaStore
	download?: DownloadOptions
	madeLater?: MadeLater
	/** Drops unavailable pictures of a product. Other records require theirs. */
	leaveOut?: boolean
}

/** Fetches and derives a file's pictures, two at a time over the whole file. */
export class PictureDesk {
	readonly #options: DeskOptions
	readonly #recent = new Map<string, Promise<StoredPicture>>()
	readonly #waiting: (() => void)[] = []
	#running = 0

	constructor(options: DeskOptions) {
		this.#options = options
	}

	/** Pictures and fonts of a record by source, or the faults; the record without dropped ones, and the colorways that lack them. */
	async collect(
		record: CatalogRecord,
	): Promise<Media & { record: CatalogRecord; faults: Fault[]; leftOut: string[]; incomplete?: string[] }> {
		const ofBrand = record.type === 'brand' ? await this.#collectBrand(record) : undefined
		if (ofBrand) return { record, leftOut: [], ...ofBrand }
		const places = sourcesOf(record)
		const stored = await Promise.all(places.map((place) => this.#store(place)))
		const pictures: Record<string, Picture> = {}
		const faults: Fault[] = []
		for (const [index, { source, field }] of places.entries()) {
			const result = stored[index]!
			if (result.ok) pictures[source] = result.picture
			else faults.push({ field, reason: `image-${result.reason}`, detail: source })
		}
		if (!this.#options.leaveOut || record.type !== 'product')
			return { record, pictures, fonts: {}, faults, leftOut: [] }
		const leftOut = faults.flatMap(({ detail }) => detail ?? [])
		return { ...withoutImages(record, new Set(leftOut)), pictures, fonts: {}, faults: [], leftOut }
	}

	/** Fonts of a brand, and its drawn name as e-mails show it. */
	async #collectBrand(record: CatalogRecord & { type: 'brand' }): Promise<Media & { faults: Fault[] }> {
		const pictures: Record<string, Picture> = {}
		const drawing = drawnName(record)
		const drawn = drawing === undefined ? undefined : await this.#inTurn(() => storeDrawing(drawing, this.#options))
		if (drawn?.ok) pictures[DRAWN_NAME] = drawn.picture
		const fonts: Record<string, string> = {}
		const faults: Fault[] = []
		for (const [use, font] of Object.entries(record.theme?.fonts ?? {}))
			for (const [index, { source }] of font.files.entries()) {
				const stored = await this.#inTurn(() => storeFont(source, this.#options))
				if (stored.ok) fonts[source] = stored.hash
				else
					faults.push({
						field: `theme.fonts.${use}.files[${index}].source`,
						reason: `font-${stored.reason}`,
						detail: source,
					})
			}
		if (drawn && !drawn.ok) faults.push({ field: 'wordmark', reason: `image-${drawn.reason}` })
		return { pictures, fonts, faults }
	}

	#store({ source, use }: Named): Promise<StoredPicture> {
		const later = this.#options.madeLater?.(source)
		if (later) return Promise.resolve({ ok: true, picture: planPicture(later, use) })
		const key = `${use} ${source}`
		const known = this.#recent.get(key)
		if (known) return known
		const oldest = this.#recent.size >= REMEMBERED ? this.#recent.keys().next().value : undefined
		if (oldest !== undefined) this.#recent.delete(oldest)
		const result = this.#inTurn(() => storePicture(source, { ...this.#options, use }))
		this.#recent.set(key, result)
		return result
	}

	async #inTurn<T>(work: () => Promise<T>): Promise<T> {
		if (this.#running >= AT_ONCE) await new Promise<void>((resolve) => this.#waiting.push(resolve))
		else this.#running += 1
		try {
			return await work()
		} finally {
			const next = this.#waiting.shift()
			if (next) next()
			else this.#running -= 1
		}
	}
}

function withoutImages(record: ProductRecord, sources: ReadonlySet<string>) {
	const lacks = ({ source }: { source: string }) => sources.has(source)
	const incomplete = record.colorways.filter(({ images }) => images?.some(lacks)).map(({ id }) => id)
	const colorways = record.colorways.map((colorway) =>
		incomplete.includes(colorway.id)
			? { ...colorway, images: colorway.images?.filter((image) => !lacks(image)) }
			: colorway,
	)
	return { record: { ...record, colorways }, incomplete }
}
