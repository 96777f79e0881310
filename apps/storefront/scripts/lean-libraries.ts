import { parseAst } from 'vite'
import type { Plugin } from 'vite'
import { UNUSED_IN_REACT } from './unused-react.ts'
import { UNUSED_IN_ROUTER } from './unused-router.ts'

/** What of a library's module is never used here. */
export type Unused = {
	file: RegExp
	/** Functions whose bodies are emptied: only what no page of ours reaches. */
	functions?: string[]
	/** Beginnings of statements that are left out. */
	statements?: string[]
	/** Properties that are left out of every object. */
	properties?: string[]
	/** Kinds of fibers that no page of ours makes. */
	tags?: number[]
	/** Parts that are left out, from the first text up to the second. */
	cuts?: [from: string, to: string][]
	/** Expressions that have one value here, so that the minifier drops what stands behind them. */
	replaced?: [from: string, to: string][]
}

export const LIBRARIES = [...UNUSED_IN_REACT, ...UNUSED_IN_ROUTER]

type Node = { type: string; start: number; end: number } & Record<string, unknown>
type Edit = { start: number; end: number; text: string }

/**
 * Takes features that this shop never uses out of React and its router before they are bundled for browsers: neither can be
 * configured or tree-shaken, because one file of each reaches all of it. What is taken out is named in `unused-*.ts`;
 * the build fails when a newer version no longer has one of the names (decision 0078).
 */
export function leanLibraries(): Plugin {
	return {
		name: 'vitrine:lean-libraries',
		apply: 'build',
		applyToEnvironment: ({ name }) => name === 'client',
		transform: {
			filter: { id: LIBRARIES.map(({ file }) => file) },
			handler(code, id) {
				const library = LIBRARIES.find(({ file }) => file.test(id))!
				return { code: withoutFeatures(code, library), map: null }
			},
		},
	}
}

/** The source of a module without its unused features; throws when one of them cannot be found. */
export function withoutFeatures(
	source: string,
	{ functions = [], statements = [], properties = [], tags = [], cuts = [], replaced = [] }: Unused,
): string {
	const cut = cuts.reduce(withoutPart, source)
	const code = replaced.reduce((text, [from, to]) => {
		if (!text.includes(from)) throw new Error(`There is no "${from}" to replace`)
		// Given as it is, a `$&` in it would stand for what was found.
		return text.replaceAll(from, () => to)
	}, cut)
	const missing = new Set(functions)
	const lost = statements.find((start) => !code.includes(start))
	if (lost !== undefined) throw new Error(`There is no statement "${lost}"`)
	const edits: Edit[] = []
	walk(parseAst(code) as unknown as Node, (node) => {
		const name = (node['id'] as { name?: string } | null)?.name
		if (node.type === 'FunctionDeclaration' && name !== undefined && missing.delete(name)) {
			edits.push({ ...(node['body'] as Node), text: '{}' })
			return false
		}
		if (node.type === 'ExpressionStatement' && isLeftOut(code.slice(node.start, node.end), statements)) {
			edits.push({ ...node, text: ';' })
			return false
		}
		if (node.type === 'ObjectExpression') edits.push(...withoutProperties(node, properties))
		if (isInvariant(node)) edits.push(withoutMessage(node))
		if (isSaid(node)) edits.push({ ...(node['arguments'] as [Node])[0], text: '' })
		if (node.type === 'SwitchStatement' && isOfTags(node)) edits.push(...emptiedCases(node, tags))
		return true
	})
	if (missing.size > 0) throw new Error(`There is no function ${[...missing].join(', ')}`)
	return edited(code, edits)
}

/** Leaves out what stands from the first text up to the second. */
function withoutPart(code: string, [from, to]: [string, string]): string {
	const start = code.indexOf(from)
	const end = code.indexOf(to, start)
	if (start < 0 || end < 0) throw new Error(`There is nothing from "${from}" to "${to}"`)
	return code.slice(0, start) + code.slice(end)
}

/** Leaves properties out of an object, each with the comma after it. */
function withoutProperties(node: Node, names: string[]): Edit[] {
	const all = node['properties'] as (Node & { key?: { name?: string } })[]
	return all.flatMap(({ start, end, key }, index) =>
		names.includes(key?.name ?? '') ? [{ start, end: all[index + 1]?.start ?? end, text: '' }] : [],
	)
}

/** Whether something is checked that only a defect of ours could break. Where it breaks, the stack tells; sentences are for who builds. */
function isInvariant(node: Node): boolean {
	const { name } = (node['callee'] ?? {}) as { name?: string }
	return (
		node.type === 'CallExpression' &&
		/^(?:UNSAFE_)?invariant$/.test(name ?? '') &&
		(node['arguments'] as Node[]).length === 2
	)
}

/** Whether an error is made with a sentence of its own. */
function isSaid(node: Node): boolean {
	const { name } = (node['callee'] ?? {}) as { name?: string }
	const [sentence, ...rest] = (node['arguments'] ?? []) as Node[]
	return (
		name === 'Error' && rest.length === 0 && /^(?:TemplateLiteral|Literal|StringLiteral)$/.test(sentence?.type ?? '')
	)
}

function withoutMessage(node: Node): Edit {
	const [condition, message] = node['arguments'] as [Node, Node]
	return { start: condition.end, end: message.end, text: '' }
}

/** Whether a switch chooses by the kind of a React fiber. */
function isOfTags({ discriminant }: Node): boolean {
	const { type, property } = discriminant as { type: string; property?: { name?: string } }
	return type === 'MemberExpression' && property?.name === 'tag'
}

/** What libraries say to who develops with them; the names keep components alive that nobody imports. */
const FOR_DEVELOPERS = /^(?:(?:warning|warnOnce)\(|\w+\.displayName = )/

function isLeftOut(statement: string, starts: string[]): boolean {
	return FOR_DEVELOPERS.test(statement) || starts.some((start) => statement.startsWith(start))
}

const ENDS = new Set(['BreakStatement', 'ReturnStatement', 'ThrowStatement', 'ContinueStatement'])

/** Empties the cases of `tags` that neither run into the next nor are run into from the one before. */
function emptiedCases(node: Node, tags: number[]): Edit[] {
	const cases = node['cases'] as { test: { value?: unknown } | null; consequent: Node[] }[]
	return cases.flatMap(({ test, consequent }, index) => {
		const before = cases[index - 1]?.consequent ?? []
		const [first, last] = [consequent[0], consequent.at(-1)]
		if (!first || !last || !tags.includes(test?.value as number) || !ENDS.has(last.type)) return []
		if (index > 0 && !ENDS.has(before.at(-1)?.type ?? '')) return []
		return [{ start: first.start, end: last.end, text: `${declared(consequent)}break;` }]
	})
}

/** The variables that statements declare for the whole function around them, which other cases use too. */
function declared(statements: Node[]): string {
	const names: string[] = []
	walk(statements, (node) => {
		if (node.type === 'VariableDeclarator') names.push((node['id'] as { name: string }).name)
		return !node.type.startsWith('Function')
	})
	return names.length > 0 ? `var ${names.join(', ')};` : ''
}

function walk(node: unknown, visit: (node: Node) => boolean): void {
	if (Array.isArray(node)) for (const one of node) walk(one, visit)
	else if (isNode(node) && visit(node)) for (const value of Object.values(node)) walk(value, visit)
}

function isNode(value: unknown): value is Node {
	return typeof value === 'object' && value !== null && 'type' in value
}

/** Outer edits win over those within them. */
function edited(code: string, edits: Edit[]): string {
	let text = ''
	let at = 0
	for (const edit of edits.sort((one, other) => one.start - other.start)) {
		if (edit.start < at) continue
		text += code.slice(at, edit.start) + edit.text
		at = edit.end
	}
	return text + code.slice(at)
}
