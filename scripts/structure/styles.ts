const SHOP = 'apps/storefront/'
/** Of the shop and of the page that shows its stories. */
const SHEET = /^apps\/storefront\/(?:app|stories)\/.*\.css$/
const CODE = /^apps\/storefront\/(?:app|stories)\/.*(?<!\.test)\.tsx?$/

/**
 * Faults in the styles of the shop, one line each (decision 0072): a class of an element that has no rule and that no browser
 * test looks for, a rule whose class no element has, a class with rules of its own in two files, and a class that a room takes
 * from another of which it imports nothing.
 */
export function checkStyles(files: ReadonlyMap<string, string>): string[] {
	const all = [...files].map(([path, text]) => ({ path, text }))
	const sheets = all.filter(({ path }) => SHEET.test(path)).map(({ path, text }) => ({ path, ...classesOf(text) }))
	const code = all.filter(({ path }) => CODE.test(path))
	const tests = all.filter(({ path }) => path.startsWith(`${SHOP}e2e/`))
	return [...foreignRules(sheets), ...unusedRules(sheets, code), ...strayClasses({ sheets, code, tests })]
}

type Source = { path: string; text: string }
type Sheet = { path: string; named: string[]; own: string[] }

function foreignRules(sheets: Sheet[]): string[] {
	return sheets.flatMap(({ path, own }, index) =>
		own.flatMap((name) => {
			const first = sheets.slice(0, index).find((other) => other.own.includes(name))
			return first ? [`${path} has a rule for .${name}, which is ${first.path}'s`] : []
		}),
	)
}

function unusedRules(sheets: Sheet[], code: Source[]): string[] {
	const isWritten = wordsIn(code.map(({ text }) => text).join('\n'))
	return sheets.flatMap(({ path, named }) =>
		named.filter((name) => !isWritten(name)).map((name) => `${path} has a rule for .${name}, which no element has`),
	)
}

function strayClasses({ sheets, code, tests }: { sheets: Sheet[]; code: Source[]; tests: Source[] }): string[] {
	const styled = [...new Set(sheets.flatMap(({ named }) => named))]
	const homes = new Map(sheets.flatMap(({ path, own }) => own.map((name) => [name, roomOf(path)])))
	const sought = new Set(
		tests.flatMap(({ text }) =>
			textsOf(text).flatMap((one) => [...one.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name)),
		),
	)
	const rooms = Map.groupBy(code, ({ path }) => roomOf(path))
	return code.flatMap(({ path, text }) =>
		usedIn(text).flatMap((name) => {
			const isStyled = name.endsWith('-') ? styled.some((one) => one.startsWith(name)) : styled.includes(name)
			if (!isStyled) return sought.has(name) ? [] : [`${path} uses .${name}, for which there is no rule`]
			const home = homes.get(name)
			if (!home || home === roomOf(path)) return []
			const isKnown = rooms.get(roomOf(path))?.some((one) => one.text.includes(`#app/${home}/`))
			return isKnown ? [] : [`${path} uses .${name} of ${home}, of which its room imports nothing`]
		}),
	)
}

function roomOf(path: string): string | undefined {
	return /^apps\/storefront\/app\/(routes\/[\w-]+)\//.exec(path)?.[1]
}

/** `named`: every class that a selector names; `own`: those that stand alone as the selector of a rule in no other one. */
function classesOf(css: string): { named: string[]; own: string[] } {
	const named: string[] = []
	const own: string[] = []
	let depth = 0
	for (const [part, selector = ''] of css
		.replaceAll(/\/\*.*?\*\/|url\(.*?\)|"[^"]*"/gs, '')
		.matchAll(/([^{};]*)\{|\}/g)) {
		if (part === '}') depth--
		else {
			const names = [...selector.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name!)
			if (!selector.trim().startsWith('@')) named.push(...names)
			if (depth === 0) own.push(...names.filter((name) => selector.split(',').some((one) => one.trim() === `.${name}`)))
			depth++
		}
	}
	return { named: [...new Set(named)], own: [...new Set(own)] }
}

/** Whether a text of the code writes a class out, or the beginning of it before what is filled in. */
function wordsIn(code: string): (name: string) => boolean {
	const words = new Set(textsOf(code).flatMap((text) => text.match(/[a-z][\w-]*/g) ?? []))
	const beginnings = [...words].filter((word) => word.endsWith('-'))
	return (name) => words.has(name) || beginnings.some((beginning) => name.startsWith(beginning))
}

function textsOf(code: string): string[] {
	return code.match(/(['"`])(?:(?!\1).)*\1/g) ?? []
}

/** The classes that elements are given: `notice-` of what is filled in later. */
function usedIn(code: string): string[] {
	const places = [...code.matchAll(/\b(?:className=|classNames\()/g)].map(({ index, 0: opening }) =>
		valueAt(code, index + opening.length - (opening.endsWith('(') ? 1 : 0)),
	)
	const names = places.flatMap((place) => place.split(/\s+/)).map((word) => word.replace(/\$\{.*/s, ''))
	return [...new Set(names.filter((name) => /^[a-z@[]/.test(name)))]
}

/** The texts of an attribute or of the arguments that begin there, without those compared with or given to something named. */
function valueAt(code: string, start: number): string {
	if (code[start] === '"') return code.slice(start + 1, code.indexOf('"', start + 1))
	let depth = 0
	let end = start
	do {
		if ('{('.includes(code[end]!)) depth++
		if ('})'.includes(code[end]!)) depth--
		end++
	} while (depth > 0 && end < code.length)
	const texts = code.slice(start, end).matchAll(/(===\s*|!==\s*|[{,]\s*\w+:\s*|\w\()?(['"`])((?:(?!\2).)*)\2/gs)
	return [...texts].map(([, before, , text]) => (before ? '' : text)).join(' ')
}
