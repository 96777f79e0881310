import { resolveImport } from './imports.ts'

/** Imports and re-exports of a module, with whether types alone come by them. */
const ARROWS =
	/(?:^|\n)\s*(?:import|export)\s+(type\s+)?[^'"`;]*?from\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]|(?:^|\n)import\s+['"]([^'"]+)['"]/g

/**
 * Circles of files, each named once, as the files of which every one reaches every other one. `counts` says which arrows
 * count: what is made from a list of everything points up by its nature.
 */
export function findCircles(
	files: ReadonlyMap<string, string>,
	counts: (arrow: { from: string; to: string; isType: boolean }) => boolean,
): string[][] {
	const graph = new Map<string, string[]>()
	for (const [path, text] of files) {
		const code = text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
		const arrows = [...code.matchAll(ARROWS)].flatMap(([, type, named, called, bare]) => {
			const to = resolveImport(path, named ?? called ?? bare ?? '')
			return to && files.has(to) && counts({ from: path, to, isType: type !== undefined }) ? [to] : []
		})
		graph.set(path, arrows)
	}
	return components(graph).filter((circle) => circle.length > 1)
}

/** Tarjan's strongly connected components. */
function components(graph: ReadonlyMap<string, readonly string[]>): string[][] {
	const found: string[][] = []
	const numbers = new Map<string, number>()
	const lowest = new Map<string, number>()
	const stack: string[] = []
	function visit(node: string): void {
		numbers.set(node, numbers.size)
		lowest.set(node, numbers.get(node)!)
		stack.push(node)
		for (const next of graph.get(node) ?? []) {
			if (!numbers.has(next)) visit(next)
			else if (!stack.includes(next)) continue
			lowest.set(node, Math.min(lowest.get(node)!, lowest.get(next)!))
		}
		if (lowest.get(node) !== numbers.get(node)) return
		found.push(stack.splice(stack.indexOf(node)).toSorted())
	}
	for (const node of graph.keys()) if (!numbers.has(node)) visit(node)
	return found
}
