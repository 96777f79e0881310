import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, runProgram } from './run-program.ts'
import { sourceFiles } from './source-files.ts'

const folder = join(ROOT, 'apps/storefront')
const stamp = join(folder, 'build/stamp')

/** What ends up in the build: the shop, the facts and contracts it imports, and the versions of everything else. */
const INPUTS =
	/^(?:apps\/storefront\/|packages\/market\/|packages\/commerce\/src\/[\w-]+\/(?:contract|rules)\.ts$|package-lock\.json$)/

/** A word for the content of everything the build is made from: reading it all is quicker than trusting times that git rewrites. */
function contentHash(): string {
	const hash = createHash('sha256').update(process.version)
	for (const path of sourceFiles().filter((path) => INPUTS.test(path) && !/\.test\.tsx?$/.test(path)))
		hash
			.update(path)
			.update('\0')
			.update(readFileSync(join(ROOT, path)))
			.update('\0')
	return hash.digest('hex')
}

/** Builds the shop when it was not built from exactly these sources. `built` tells whether there was something to do. */
export async function buildStorefront(
	options: { force?: boolean; onBuild?: () => void } = {},
): Promise<{ code: number; output: string; built: boolean }> {
	const hash = contentHash()
	const isFresh = existsSync(stamp) && readFileSync(stamp, 'utf8') === hash
	if (isFresh && !options.force) return { code: 0, output: '', built: false }
	options.onBuild?.()
	const { code, output } = await runProgram('react-router', ['build'], {
		cwd: folder,
		quiet: true,
		env: { NODE_ENV: 'production' },
	})
	if (code === 0) writeFileSync(stamp, hash)
	return { code, output, built: true }
}
