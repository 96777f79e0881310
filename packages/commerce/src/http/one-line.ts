/**
 * Text of one line as somebody typed it: names, streets, numbers. Line breaks and control characters become blanks; what
 * cannot be seen goes, above all the signs that turn the direction of what stands around them on an invoice or in an e-mail.
 */
export function oneLine(text: string): string {
	return text
		.normalize('NFC')
		.replaceAll(/[\p{Cf}\p{Cs}]/gu, '')
		.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
		.trim()
}

/** Why a name cannot stand in an e-mail to somebody else's address: nobody shall advertise a link through the shop. */
export function nameProblem(name: string, longest: number): 'required' | 'name' | undefined {
	if (name === '') return 'required'
	return name.length > longest || /[<>@]|:\/\/|\bwww\.|\.\p{L}{2,}\//iu.test(name) ? 'name' : undefined
}
