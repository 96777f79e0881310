import { posix } from 'node:path'

/** Everything a module imports or passes on, also for types only and at run time. */
export function importsOf(text: string): string[] {
	const code = text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
	return [...code.matchAll(/(?:\bfrom|\bimport|\bimport\()\s*['"]([^'"]+)['"]/g)].map((match) => match[1]!)
}

/** Where a relative or `#commerce/`, `#app/` import leads, as a path from the root; undefined for packages. */
export function resolveImport(from: string, specifier: string): string | undefined {
	if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier)
	if (specifier.startsWith('#commerce/')) return `packages/commerce/src/${specifier.slice('#commerce/'.length)}`
	if (specifier.startsWith('#app/')) return `apps/storefront/app/${specifier.slice('#app/'.length)}`
	return undefined
}

/** Imports that lead to no file, one line each: a moved file takes every import of it along. Generated types are made later. */
export function findLostImports(files: ReadonlyMap<string, string>): string[] {
	return [...files].flatMap(([path, text]) =>
		importsOf(text).flatMap((specifier) => {
			const target = resolveImport(path, specifier)
			const isSource = path.includes('/') && !isTest(path)
			if (!isSource || !target || !/\.tsx?$/.test(target) || files.has(target)) return []
			return [`${path} imports ${specifier}: there is no such file`]
		}),
	)
}

export function isTest(path: string): boolean {
	return /\.test\.tsx?$|\/e2e\/|\/test-[\w-]+\.ts$/.test(path)
}
