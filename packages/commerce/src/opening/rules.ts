/** Names that nobody can own (RFC 2606, RFC 6761), such as those of the demo's records. */
const RESERVED = /(?:^|[.@])(?:example|test|invalid|localhost|example\.(?:com|net|org))$/i

/** True for a host or an e-mail address that reaches nobody. */
export function isReserved(name: string): boolean {
	return RESERVED.test(name.trim())
}
