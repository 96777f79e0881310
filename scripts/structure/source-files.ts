import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../running/run-program.ts'

/** Paths of all files of the checkout that git knows or would add, relative to its root, with slashes. */
export function sourceFiles(): string[] {
	const options = { cwd: ROOT, encoding: 'utf8', maxBuffer: 64_000_000 } as const
	const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], options)
	const deleted = new Set(execFileSync('git', ['ls-files', '--deleted'], options).split('\n'))
	return [...new Set(listed.split('\n'))].filter((path) => path !== '' && !deleted.has(path)).sort()
}

/** The text of each file by its path. */
export function readSources(paths: string[]): Map<string, string> {
	return new Map(paths.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]))
}
