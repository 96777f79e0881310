export type Usage = { path: string; key: string }

/** What the code of the shop asks for: keys it names, patterns it builds, and every literal that may be a key passed around. */
export type Usages = { keys: Usage[]; patterns: RegExp[]; literals: Set<string> }

const DECLARATION = /\b(?:const|let)\s+(\w+)\s*=\s*(?:await\s+)?\w*[tT]ranslat\w*\(\s*(?:'([\w.-]+)')?/g
const CALL = /\b(\w+)(?:\.(?:rich|markup|has|raw))?\(\s*(?:'([^'\n]+)'|`([^`\n]+)`)/g

/**
 * Finds `t('key')` and t(`prefix.${part}`) after the `const t = useTranslations('namespace')` they belong to. A translator handed
 * to another function is unknown there; its keys are then found among the literals.
 */
export function findUsages(files: ReadonlyMap<string, string>): Usages {
	const usages: Usages = { keys: [], patterns: [], literals: new Set() }
	for (const [path, text] of files) {
		const declared = [...text.matchAll(DECLARATION)].map((match) => ({
			at: match.index,
			name: match[1]!,
			namespace: match[2] ? `${match[2]}.` : '',
		}))
		for (const match of text.matchAll(CALL)) {
			const [, name, key, template] = match
			const translator = declared.findLast((declaration) => declaration.name === name && declaration.at < match.index)
			if (translator && key) usages.keys.push({ path, key: translator.namespace + key })
			if (template?.includes('${')) usages.patterns.push(toPattern(`${translator?.namespace ?? ''}${template}`))
		}
		for (const [, literal] of text.matchAll(/['"`]([\w.-]+)['"`]/g)) usages.literals.add(literal!)
	}
	return usages
}

/** A key with holes: each may be any text, of one segment or more. */
function toPattern(template: string): RegExp {
	const fixed = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll(/[.*+?^()|[\]\\{}$]/g, '\\$&'))
	return new RegExp(`(?:^|\\.)${fixed.join('.+')}$`)
}

/** Whether anything in the code can mean this key. */
export function isUsed(key: string, usages: Usages): boolean {
	if (usages.keys.some((usage) => usage.key === key)) return true
	if (usages.patterns.some((pattern) => pattern.test(key))) return true
	const segments = key.split('.')
	return segments.some((_, index) => usages.literals.has(segments.slice(index).join('.')))
}
