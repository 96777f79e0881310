import { join } from 'node:path'
import type { Plugin } from 'vite'

const ROOM = join(import.meta.dirname, '../app/document/rendering/')

type Part = { from: RegExp; file: string; names: readonly string[] }

/** What the server renders with instead, by the module it is imported from. */
const PARTS: readonly Part[] = [
	{ from: /^react-router$/, file: 'link.tsx', names: ['Link'] },
	{ from: /\/product-card\.tsx$/, file: 'product-card.tsx', names: ['ProductCard'] },
	{ from: /\/facet-values\.tsx$/, file: 'facet-values.tsx', names: ['FacetValues'] },
	{ from: /\/department-menu\.tsx$/, file: 'frame.tsx', names: ['DepartmentMenu'] },
	{ from: /\/menu-departments\.tsx$/, file: 'frame.tsx', names: ['MenuDepartments'] },
	{ from: /\/footer-columns\.tsx$/, file: 'frame.tsx', names: ['FooterColumns'] },
]

const IMPORT = /import\s*\{(?<list>[^}]*)\}\s*from\s*['"](?<source>[^'"]+)['"];?/g

/**
 * In the server's build, puts parts made for rendering (app/document/rendering) in the place of those that also live in a
 * browser: the same markup for a fraction of the work, and not a byte more for browsers (decision 0076).
 */
export function serverParts(): Plugin {
	return {
		name: 'vitrine:server-parts',
		enforce: 'post',
		applyToEnvironment: ({ name }) => name === 'ssr',
		transform: {
			filter: { id: /\/storefront\/app\/.*\.tsx?(?:\?|$)/ },
			handler(code, id) {
				if (id.startsWith(ROOM)) return undefined
				const changed = [...code.matchAll(IMPORT)].reduce((text, { 0: statement, groups }) => {
					const { list = '', source = '' } = groups ?? {}
					const part = PARTS.find(({ from }) => from.test(source))
					return part ? text.replace(statement, divided(list, { source, part })) : text
				}, code)
				return changed === code ? undefined : { code: changed, map: null }
			},
		},
	}
}

/** The import of some names from two modules. */
function divided(list: string, { source, part }: { source: string; part: Part }): string {
	const names = list
		.split(',')
		.map((name) => name.trim())
		.filter(Boolean)
	const isOurs = (name: string) => part.names.includes(name.split(' as ')[0]!)
	const from = (chosen: string[], module: string) =>
		chosen.length > 0 ? `import { ${chosen.join(', ')} } from '${module}';` : ''
	return (
		from(
			names.filter((name) => !isOurs(name)),
			source,
		) + from(names.filter(isOurs), ROOM + part.file)
	)
}
