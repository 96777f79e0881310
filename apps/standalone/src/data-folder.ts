import { randomBytes } from 'node:crypto'
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { processBirth } from '@vitrine/commerce/database/running-process'
import { z } from 'zod'
import { StartProblem } from './start-problem.ts'

const Word = z.string().min(16)
const Secrets = z.object({
	webhookSecret: Word,
	subscriptionKey: Word,
	/** Bearer key of the warehouse. */
	operatorKey: Word,
	/** Encrypts signing keys, signs links. */
	authSecret: z.string().min(32),
	/** Signs the shop's own cookies. */
	cookieSecret: z.string().min(32),
})
export type OwnSecrets = z.infer<typeof Secrets>

/**
 * The secrets of this shop, created once per data folder and readable by its owner only. A folder of an earlier
 * version keeps its secrets and gets the missing ones.
 */
export async function readSecrets(folder: string): Promise<OwnSecrets> {
	const file = join(folder, 'secrets.json')
	const text = await readFile(file, 'utf8').catch(() => undefined)
	// A copy or a restored backup may have wider permissions.
	if (text !== undefined) await chmod(file, 0o600)
	const stored = text === undefined ? {} : Secrets.partial().parse(JSON.parse(text))
	const missing = Object.keys(Secrets.shape).filter((name) => !(name in stored))
	if (missing.length === 0) return Secrets.parse(stored)
	const made = missing.map((name) => [name, randomBytes(24).toString('base64url')])
	const secrets = Secrets.parse({ ...stored, ...Object.fromEntries(made) })
	// Written beside and renamed: a crash must not lose the existing secrets.
	await writeFile(`${file}.part`, JSON.stringify(secrets), { mode: 0o600 })
	await rename(`${file}.part`, file)
	return secrets
}

/** The process that runs the shop of a data folder, if one does. */
export async function findInstance(folder: string): Promise<{ pid: number; address: string } | undefined> {
	const text = await readFile(join(folder, 'instance'), 'utf8').catch(() => '')
	const [pid, birth, address] = text.split(' ')
	if (!pid || !address || (await processBirth(Number(pid))) !== birth) return undefined
	return { pid: Number(pid), address }
}

/** Locks the data folder for this process. Returns the function that releases it. */
export async function takeDataFolder(folder: string, address: string): Promise<() => Promise<void>> {
	try {
		await mkdir(folder, { recursive: true, mode: 0o755 })
		const other = await findInstance(folder)
		if (other) throw new StartProblem(`Vitrine runs here already: ${other.address} (process ${other.pid}).`)
		const file = join(folder, 'instance')
		await writeFile(file, `${process.pid} ${await processBirth(process.pid)} ${address}`)
		return () => rm(file, { force: true })
	} catch (error) {
		if (error instanceof StartProblem) throw error
		throw new StartProblem(
			`The data folder ${folder} cannot be used: ${error instanceof Error ? error.message : error}`,
		)
	}
}
