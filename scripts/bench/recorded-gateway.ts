import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '@vitrine/commerce/database/client'
import { createCatalogIndex } from '@vitrine/commerce/search/catalog-index'
import { createGateway } from '@vitrine/gateway/app'
import { createCapabilities } from '@vitrine/gateway/capabilities'
import { testServices } from '@vitrine/gateway/fixtures'
import { createLog } from '@vitrine/gateway/log'
import { generateCatalog } from '@vitrine/commerce/catalog-import/generate'
import { importCatalog } from '@vitrine/commerce/catalog-import/run'
import { sql } from 'kysely'
import { openOwnDatabase } from '../running/own-shop.ts'

export const RECORDED_KEY = 'recorded'

export type Ask = (request: Request) => Promise<Response>
/** So many that each category fills a page of a list. */
const STYLES = 1_600

type Answer = { status: number; headers: [string, string][]; body: string }
type Answers = Record<string, Answer>

/** Everything an answer depends on. */
function keyOf({ url, headers }: Request): string {
	return `${headers.get('accept-language')} ${headers.get('x-store-id')} ${url}`
}

/** Answers product calls from a file; `visit` asks for what belongs in it, of a gateway with a generated catalog, when there is no such file yet. */
export async function recordedGateway(file: string, visit: (ask: Ask) => Promise<void>): Promise<Ask> {
	if (!existsSync(file)) await writeFile(file, JSON.stringify(await record(visit)))
	const answers = new Map(Object.entries(JSON.parse(await readFile(file, 'utf8')) as Answers))
	return async (request) => {
		const answer = answers.get(keyOf(request))
		if (!answer) throw new Error(`Not recorded: ${keyOf(request)}`)
		return new Response(answer.body, { status: answer.status, headers: answer.headers })
	}
}

async function record(visit: (ask: Ask) => Promise<void>): Promise<Answers> {
	const { db, url, folder, close } = await openOwnDatabase('rendering')
	const clock = () => new Date()
	const file = join(folder, 'catalog.jsonl')
	const records = generateCatalog({ variants: STYLES * 10, variantsPerProduct: 10 })
	await writeFile(file, [...records].map((record) => `${JSON.stringify(record)}\n`).join(''))
	const imported = await importCatalog({ db, file, mediaFolder: folder, imagesFolder: folder, now: clock() })
	if (!imported.ok) throw new Error(imported.reason)
	await insertPictures(db)
	await sql`update web_domains set params = params || '{"swiftAddToCart": true, "wishlist": true}'`.execute(db)
	const log = createLog({ level: 'silent' })
	const index = createCatalogIndex({ db, clock, listen: url })
	await index.start()
	const gateway = createGateway({
		db,
		log,
		subscriptionKeys: [RECORDED_KEY],
		rateLimits: { perMinute: 100_000_000, isStrict: false },
		capabilities: createCapabilities(testServices(db, { clock, log, index })),
	})
	const answers: Answers = {}
	await visit(async (request) => {
		const response = await gateway.fetch(request)
		const body = await response.clone().text()
		answers[keyOf(request)] = { status: response.status, headers: [...response.headers], body }
		return response
	})
	await index.stop()
	await close()
	return answers
}

/** Two of each color, that no file lies behind: a generated catalog has none, and markup of pictures is a third of a page's. */
async function insertPictures(db: Database): Promise<void> {
	await sql`insert into media (hash, width, height, widths)
		select encode(sha256((id || picture.position)::bytea), 'hex'), 1200, 1600, '{320,480,640,960,1280}'
		from colorways, generate_series(0, 1) as picture(position)`.execute(db)
	await sql`insert into colorway_images (colorway_id, position, view, media_hash, source)
		select id, picture.position, (array['front', 'back'])[picture.position + 1], encode(sha256((id || picture.position)::bytea), 'hex'), ''
		from colorways, generate_series(0, 1) as picture(position)`.execute(db)
}
