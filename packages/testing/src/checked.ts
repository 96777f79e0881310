import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { isWhole } from './matrix.ts'

/**
 * Checks of the demo's art, which cost much and can only change when what it is made from does: files, and folders with all
 * that is in them, by their paths from the suite's folder. `artTest` runs where these are others than when they were last
 * checked, and always in `npm run everything`; `recordTest` is the suite's last test: `npx vitest run <suite> -u` writes their
 * fingerprint into `record`, once everything has passed.
 */
export function checkedArt(folder: string, { madeFrom, record }: { madeFrom: readonly string[]; record: string }) {
	const hash = createHash('sha256')
	for (const file of madeFrom.flatMap((path) => filesOf(join(folder, path))).toSorted())
		hash.update(relative(folder, file)).update(readFileSync(file))
	const fingerprint = `${hash.digest('hex').slice(0, 16)}\n`
	const isChanged = readKnown(join(folder, record)) !== fingerprint
	const failed: string[] = []
	afterEach(({ task }) => {
		if (task.result?.state === 'fail') failed.push(task.name)
	})
	const artTest = test.runIf(isChanged || isWhole)
	const recordTest = () =>
		test(`is checked as it is: \`npx vitest run <this suite> -u\` writes ${record}`, async () => {
			expect(failed).toEqual([])
			await expect(fingerprint).toMatchFileSnapshot(join(folder, record))
		})
	return { artTest, recordTest }
}

function filesOf(path: string): string[] {
	if (statSync(path).isFile()) return [path]
	return readdirSync(path, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && !/checked\.\w+$|\.tsbuildinfo$/.test(entry.name))
		.map((entry) => join(entry.parentPath, entry.name))
}

function readKnown(file: string): string | undefined {
	try {
		return readFileSync(file, 'utf8')
	} catch {
		return undefined
	}
}
