import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { become, measureProgram, ROOT } from './run-program.ts'
import { sourceFiles } from '../structure/source-files.ts'

const folder = join(ROOT, 'apps/storefront')
const stamp = join(folder, 'build/stamp')

/** What a build is made from besides modules: styles, texts, icons, the versions of everything else. */
const INPUTS = /^(?:apps\/storefront\/|packages\/(?:market|messages)\/|package-lock\.json$)/

const NO_INPUT = /\.(?:test|stories)\.tsx?$|^apps\/storefront\/(?:e2e|stories)\//

/** Paths of everything a build is made from, relative to the checkout's root: `modules` is what the bundler itself listed. */
export function buildInputs({ sources, modules }: { sources: string[]; modules: string[] }): string[] {
	const listed = new Set(modules)
	return sources.filter((path) => listed.has(path) || (INPUTS.test(path) && !NO_INPUT.test(path)))
}

/** The modules of the last build, by the bundler's own list; undefined where there is no build. */
export function builtModules(): string[] | undefined {
	const lists = ['client', 'ssr'].map((environment) => join(folder, `build/modules/${environment}.json`))
	if (!lists.every((list) => existsSync(list))) return undefined
	return lists.flatMap((list): string[] => JSON.parse(readFileSync(list, 'utf8')))
}

/** A word for the content of everything the build is made from: reading it all is quicker than trusting times that git rewrites. */
function contentHash(): string | undefined {
	const modules = builtModules()
	if (!modules) return undefined
	const hash = createHash('sha256').update(process.version)
	for (const path of buildInputs({ sources: sourceFiles(), modules }))
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
): Promise<{ code: number; output: string; built: boolean; processorSeconds?: number | undefined }> {
	const isFresh = existsSync(stamp) && readFileSync(stamp, 'utf8') === contentHash()
	if (isFresh && !options.force) return { code: 0, output: '', built: false }
	options.onBuild?.()
	const { code, output, processorSeconds } = await measureProgram('react-router', ['build'], {
		cwd: folder,
		env: { NODE_ENV: 'production' },
	})
	if (code === 0) writeFileSync(stamp, contentHash() ?? '')
	return { code, output, built: true, processorSeconds }
}

/** Runs a program of Node's on the built pages as the rest of this command, which fails where they cannot be built. */
export async function becomeOnBuild(args: string[]): Promise<void> {
	const { code, output } = await buildStorefront({ onBuild: () => console.log('Building the shop ...') })
	if (code === 0) return become(process.execPath, args)
	console.error(`${output}\nThe shop could not be built.`)
	process.exitCode = 1
}
