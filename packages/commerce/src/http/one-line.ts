/**
 * Cleans a single line of text: names, streets, numbers. Line breaks and control characters become blanks; invisible
 * characters are removed, above all those that change the text direction on an invoice or in an e-mail.
 */
export function oneLine(text: string): string {
	return text
		.normalize('NFC')
		.replaceAll(/[\p{Cf}\p{Cs}]/gu, '')
		.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
		.trim()
}

/** Reason a name cannot be used in an e-mail to somebody else: the shop must not send strangers' links. */
export function nameProblem(name: string, longest: number): 'required' | 'name' | undefined {
	if (name === '') return 'required'
	return name.length > longest || /[<>@]|:\/\/|\bwww\.|\.\p{L}{2,}\//iu.test(name) ? 'name' : undefined
}
