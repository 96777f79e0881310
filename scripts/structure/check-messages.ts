import { basename } from 'node:path'
import { ENGINE_NAMESPACES } from '@vitrine/messages/engine'
import { lackingForms } from '@vitrine/messages/own-texts'
import { PAGE_NAMESPACES } from '@vitrine/messages/pages'
import { type MessageParts, readMessage } from '@vitrine/messages/message-parts'
import { givenUpWords, typographyFaults } from './messages/typography.ts'
import { findUsages, isUsed, type Usages } from './messages/usage.ts'
import { readSources, sourceFiles } from './source-files.ts'

const LANGUAGES = ['fr', 'en', 'es', 'de', 'it', 'pl'] as const
/** Every other file is compared with this one, whose texts also stand in for missing ones. */
const REFERENCE = 'fr'
const FOLDER = 'packages/messages/'
/** A button of the design holds this many characters on the narrowest screen. */
const BUTTON_LENGTH = 28

type Texts = ReadonlyMap<string, string>

const GREETING_EMAILS = ['accountEmail', 'giftCardEmail', 'passkeyEmail', 'privacyEmail', 'reservationEmail']

/** Greetings without a name: Polish calls people by a case that cannot be made from the name they gave. */
const NAMELESS: Readonly<Record<string, readonly string[]>> = {
	pl: ['oc', 'confirmationEmail']
		.map((namespace) => `${namespace}.thanks`)
		.concat(['account', 'login', ...GREETING_EMAILS].map((namespace) => `${namespace}.hello`)),
}

/** How a message calls whom it greets. */
const NAMES = ['{name}', '{firstName}', '{recipientName}']

/** What was issued is the same bytes whenever it is drawn, so that the spaces of these stay as they were first set. */
const FROZEN = /^(?:invoice|returnLabel)\./

/** The demo brand's name, which is its record's alone (decision 0107). */
const DEMO = /linaire/i

/** The leaves of a message file by their dotted keys. */
export function flatten(tree: unknown, prefix = ''): Map<string, string> {
	if (typeof tree === 'string') return new Map([[prefix, tree]])
	const entries = typeof tree === 'object' && tree !== null ? Object.entries(tree) : []
	return new Map(entries.flatMap(([key, value]) => [...flatten(value, prefix ? `${prefix}.${key}` : key)]))
}

/** Faults of all languages, one line each, and remarks that fail nothing. */
export function checkMessages(
	files: Readonly<Record<string, Texts>>,
	usages: Usages,
): { faults: string[]; remarks: string[] } {
	const reference = files[REFERENCE] ?? new Map()
	const faults = LANGUAGES.flatMap((language) =>
		compare({ language, texts: files[language] ?? new Map(), reference }).map((fault) => `${language}.json ${fault}`),
	)
	for (const { path, key } of usages.keys)
		if (!reference.has(key)) faults.push(`${path} asks for "${key}", which no file has`)
	for (const key of reference.keys()) if (!isUsed(key, usages)) faults.push(`"${key}" is used nowhere`)
	return { faults, remarks: [...longButtons(files), ...givenUp(files)] }
}

function compare({ language, texts, reference }: { language: string; texts: Texts; reference: Texts }): string[] {
	const faults: string[] = []
	for (const key of reference.keys()) if (!texts.has(key)) faults.push(`lacks "${key}"`)
	for (const [key, text] of texts) {
		const model = reference.get(key)
		if (model === undefined) faults.push(`has "${key}", which ${REFERENCE}.json lacks`)
		if (text.trim() === '') faults.push(`has no text for "${key}"`)
		if (DEMO.test(text)) faults.push(`"${key}" names the demo brand, which is {brand}`)
		const own = compareParts({ language, key, text, model: model ?? text })
		faults.push(
			...[...own, ...(FROZEN.test(key) ? [] : typographyFaults(language, text))].map((fault) => `"${key}" ${fault}`),
		)
	}
	return faults
}

type Compared = { language: string; key: string; text: string; model: string }

function compareParts({ language, key, text, model }: Compared): string[] {
	let parts: MessageParts
	let wanted: MessageParts
	try {
		parts = readMessage(text)
		wanted = readMessage(model)
	} catch (error) {
		return [`cannot be read: ${error instanceof Error ? error.message : error}`]
	}
	const faults: string[] = []
	// A language may need no case distinction where French does: a select may be left out, everything else not.
	const missing = wanted.placeholders.filter(
		(name) =>
			!parts.placeholders.includes(name) &&
			!name.endsWith(', select}') &&
			!(NAMES.includes(name) && NAMELESS[language]?.includes(key)),
	)
	const surplus = parts.placeholders.filter((name) => !wanted.placeholders.includes(name))
	if (missing.length > 0) faults.push(`lacks ${missing.join(' ')}`)
	if (surplus.length > 0) faults.push(`has ${surplus.join(' ')}, which ${REFERENCE}.json has not`)
	for (const categories of parts.plurals) {
		const lacking = lackingForms(language, categories)
		if (lacking.length > 0) faults.push(`lacks the plural forms ${lacking.join(', ')}`)
	}
	return faults
}

function givenUp(files: Readonly<Record<string, Texts>>): string[] {
	return LANGUAGES.flatMap((language) =>
		[...(files[language] ?? [])].flatMap(([key, text]) =>
			givenUpWords(language, text).map((remark) => `${language}.json "${key}" ${remark}`),
		),
	)
}

function longButtons(files: Readonly<Record<string, Texts>>): string[] {
	return ['de', 'pl'].flatMap((language) =>
		[...(files[language] ?? [])].flatMap(([key, text]) =>
			/button(?:Text)?$/i.test(key) && text.length > BUTTON_LENGTH
				? [`${language}.json "${key}" has ${text.length} characters and may not fit its button: ${text}`]
				: [],
		),
	)
}

/** The namespaces of a language, each from the file of its name. */
function treeOf(language: string, files: ReadonlyMap<string, string>): Record<string, unknown> {
	const own = [...files].filter(([path]) => path.startsWith(`${FOLDER}${language}/`))
	return Object.fromEntries(own.map(([path, text]) => [basename(path, '.json'), JSON.parse(text)]))
}

/** A file whose namespace nobody loads. */
function unlisted(paths: string[]): string[] {
	const listed = new Set<string>([...PAGE_NAMESPACES, ...ENGINE_NAMESPACES])
	const lost = paths.filter((path) => !listed.has(basename(path, '.json')))
	return lost.map((path) => `${path} is in no list of packages/messages/src`)
}

if (import.meta.main) {
	const paths = sourceFiles()
	const texts = readSources(paths.filter((path) => /^packages\/messages\/[a-z]{2}\/.*\.json$/.test(path)))
	const code = readSources(
		paths.filter((path) => /^(?:apps\/storefront\/app|packages\/commerce\/src)\/.*(?<!\.test)\.tsx?$/.test(path)),
	)
	const files = Object.fromEntries(LANGUAGES.map((language) => [language, flatten(treeOf(language, texts))]))
	const { faults, remarks } = checkMessages(files, findUsages(code))
	faults.push(...unlisted([...texts.keys()]))
	for (const line of [...remarks, ...faults]) console.log(line)
	console.log(`${files[REFERENCE]?.size ?? 0} messages in ${LANGUAGES.length} languages, ${faults.length} faults`)
	if (faults.length > 0) process.exitCode = 1
}
