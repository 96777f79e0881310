const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Text as it may stand in an XML element or attribute. Characters that XML knows no way to write are left out. */
export function xmlText(text: string): string {
	return text
		.replaceAll(/[\p{Cc}\ufffe\uffff]/gu, withoutControls)
		.replaceAll(/[&<>"']/g, (char) => ENTITIES[char] ?? '')
}

function withoutControls(char: string): string {
	return char === '\t' || char === '\n' || char === '\r' ? char : ''
}

/** One element with text in it; nothing without a text. */
export function xmlElement(name: string, text: string | null | undefined): string {
	return text ? `<${name}>${xmlText(text)}</${name}>` : ''
}
