/** The messages of a language in one module, made by scripts/messages.ts. */
declare module 'virtual:messages/*' {
	const messages: Record<string, unknown>
	export default messages
}
