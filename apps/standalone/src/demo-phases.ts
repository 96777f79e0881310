import { fork } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Database } from '@vitrine/commerce/database/client'
import type { ShutdownHooks } from './shutdown-hooks.ts'
import { isEmpty } from './database.ts'
import { loadDemo } from './demo.ts'
import { type Env, helperEnvironment } from './env.ts'
import { createProgressLine } from './progress.ts'

// Drawing every garment takes some minutes, so an empty shop opens with a part of its goods and receives the rest
// while it is open. The file `demo` of the data folder records the progress; a shop with goods of its own has none.

type Phase = 'begun' | 'complete'

const phaseFile = (env: Env) => join(env.VITRINE_DATA_FOLDER, 'demo')

async function readPhase(env: Env): Promise<string | undefined> {
	return readFile(phaseFile(env), 'utf8').catch(() => undefined)
}

async function writePhase(env: Env, phase: Phase): Promise<void> {
	await writeFile(phaseFile(env), phase)
}

/** Fills an empty database with enough to open. */
export async function openDemo(options: { env: Env; db: Database; say: (line: string) => void }): Promise<void> {
	const { env, db, say } = options
	if (!(await isEmpty(db))) return
	const begun = Date.now()
	const progress = createProgressLine()
	const { CACHE_FOLDER: cacheFolder, MEDIA_FOLDER: mediaFolder } = env
	await loadDemo({ db, cacheFolder, mediaFolder, now: new Date(), lite: true, onProgress: progress.show })
	progress.end()
	await writePhase(env, env.DEMO_CATALOG === 'full' ? 'begun' : 'complete')
	say(`Filled the empty shop with the first demo goods in ${Math.round((Date.now() - begun) / 1_000)} s.`)
}

/** Loads the rest in a process of low priority, which leaves the machine to the visitors. Returns without waiting for it. */
export async function completeDemo(options: {
	env: Env
	databaseUrl: string
	say: (line: string) => void
	shutdownHooks: ShutdownHooks
}): Promise<void> {
	const { env, databaseUrl, say, shutdownHooks } = options
	if ((await readPhase(env)) !== 'begun' || env.DEMO_CATALOG !== 'full') return
	say('The rest of the demo goods is being drawn meanwhile and appears in some minutes.')
	const { CACHE_FOLDER, MEDIA_FOLDER } = env
	const helper = fork(fileURLToPath(new URL('./complete-demo.ts', import.meta.url)), {
		env: helperEnvironment({ DATABASE_URL: databaseUrl, CACHE_FOLDER, MEDIA_FOLDER }),
	})
	const ended = new Promise<number | null>((resolve) => helper.once('exit', resolve))
	shutdownHooks.add(async () => {
		helper.kill('SIGKILL')
		await ended
	})
	void ended.then(async (code) => {
		if (code !== 0) return
		await writePhase(env, 'complete')
		say('All demo goods are there.')
	})
}
