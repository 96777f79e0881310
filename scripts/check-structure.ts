import { checkDemo } from './structure/demo.ts'
import { checkNames } from './structure/names.ts'
import { checkRoom } from './structure/rooms.ts'
import { checkStorefront } from './structure/storefront.ts'
import { readSources, sourceFiles } from './source-files.ts'

/** Everything that lies or points where it should not, one line each: path and what is wrong. */
export function checkStructure(files: ReadonlyMap<string, string>): string[] {
	return [...files].flatMap(([path, text]) =>
		[...checkNames(path, text), ...checkRoom(path, text), ...checkStorefront(path, text), ...checkDemo(path, text)].map(
			(fault) => `${path} ${fault}`,
		),
	)
}

if (import.meta.main) {
	const files = readSources(sourceFiles().filter((path) => /\.(?:tsx?|mjs)$/.test(path)))
	const faults = checkStructure(files)
	for (const fault of faults) console.log(fault)
	console.log(`${files.size} files, ${faults.length} faults of structure`)
	if (faults.length > 0) process.exitCode = 1
}
