import { checkDemo } from './demo.ts'
import { findCircles } from './circles.ts'
import { type Declaration, readDeclarations } from './declarations.ts'
import { checkFloors } from './floors.ts'
import { findLostImports, isTest } from './imports.ts'
import { checkNames } from './names.ts'
import { checkRoom, checkTwice } from './rooms.ts'
import { checkStorefront } from './storefront.ts'
import { checkStyles } from './styles.ts'
import { checkReads, checkTables } from './tables.ts'
import { checkTests } from './tests.ts'
import { readSources, sourceFiles } from './source-files.ts'

const ENGINE = 'packages/commerce/src/'
/** The list of capabilities, and the types that are made from it. */
const LIST = `${ENGINE}capabilities.ts`
const DERIVED = [`${ENGINE}database/schema.ts`, `${ENGINE}queue/job-data.ts`, `${ENGINE}mail/email-kind.ts`]

/** Everything that lies or points where it should not, one line each: path and what is wrong. */
export function checkStructure(
	files: ReadonlyMap<string, string>,
	declarations: readonly Declaration[] = readDeclarations(),
): string[] {
	const faults = [...files].flatMap(([path, text]) =>
		[
			...checkNames(path, text),
			...checkRoom(path, text),
			...checkStorefront(path, text),
			...checkFloors(path, text),
			...checkDemo(path, text),
			...checkTables(path, text, declarations),
			...checkTests(path, text),
		].map((fault) => `${path} ${fault}`),
	)
	const wholeHouse = files.has(LIST)
		? [...checkReads(files, declarations), ...findLostImports(files), ...checkStyles(files)]
		: []
	return [...faults, ...wholeHouse, ...checkTwice(files), ...checkCircles(files)]
}

/** Files that import each other in a circle; in the engine also by types alone. */
function checkCircles(files: ReadonlyMap<string, string>): string[] {
	const sources = new Map([...files].filter(([path]) => !isTest(path)))
	const circles = findCircles(sources, ({ from, to, isType }) => {
		if (!isType) return true
		return from.startsWith(ENGINE) && !(to === LIST && DERIVED.includes(from))
	})
	return circles.map((circle) => `${circle[0]} stands in a circle of imports with ${circle.slice(1).join(', ')}`)
}

if (import.meta.main) {
	const files = readSources(sourceFiles().filter((path) => /\.(?:tsx?|mjs|css)$/.test(path)))
	const faults = checkStructure(files)
	for (const fault of faults) console.log(fault)
	console.log(`${files.size} files, ${faults.length} faults of structure`)
	if (faults.length > 0) process.exitCode = 1
}
