/** What a message asks for: arguments with their kind, tags, and the plural categories it distinguishes. */
export type MessageParts = { placeholders: string[]; plurals: string[][] }

/** Reads an ICU message as far as translations can disagree about it. Throws when braces or tags do not close. */
export function readMessage(message: string): MessageParts {
	const reader = new MessageReader(message)
	reader.readText(false)
	return { placeholders: [...reader.placeholders].sort(), plurals: reader.plurals }
}

class MessageReader {
	readonly placeholders = new Set<string>()
	readonly plurals: string[][] = []
	readonly #message: string
	#at = 0

	constructor(message: string) {
		this.#message = message
	}

	/** Text up to the end, or up to the brace that closes the option it stands in. */
	readText(isNested: boolean): void {
		for (; this.#at < this.#message.length; this.#at++) {
			const rest = this.#message.slice(this.#at)
			const tag = /^<(\/?)(\w+)>/.exec(rest)
			if (tag) this.placeholders.add(`<${tag[2]}>`)
			else if (/^'[{}]/.test(rest)) this.#skipQuoted()
			else if (rest[0] === '{') this.#readArgument()
			else if (rest[0] === '}') {
				if (isNested) return
				throw new Error('a brace closes that none opened')
			}
		}
		if (isNested) throw new Error('a brace is not closed')
	}

	/** An apostrophe before a brace makes everything up to the next apostrophe plain text. */
	#skipQuoted(): void {
		const end = this.#message.indexOf("'", this.#at + 2)
		this.#at = end === -1 ? this.#message.length : end
	}

	#readArgument(): void {
		const head = /^\{\s*(\w+)\s*(?:,\s*(\w+)\s*)?/.exec(this.#message.slice(this.#at))
		if (!head) throw new Error('a brace opens without a name')
		const [whole, name, kind] = head
		this.placeholders.add(kind ? `{${name}, ${kind}}` : `{${name}}`)
		this.#at += whole.length
		const categories: string[] = []
		for (; this.#at < this.#message.length; this.#at++) {
			if (this.#message[this.#at] === '}') break
			const option = /^([=\w]+)\s*\{/.exec(this.#message.slice(this.#at))
			if (!option) continue
			categories.push(option[1]!)
			this.#at += option[0].length
			this.readText(true)
		}
		if (this.#at >= this.#message.length) throw new Error('a brace is not closed')
		if (kind === 'plural' || kind === 'selectordinal') this.plurals.push(categories)
	}
}
