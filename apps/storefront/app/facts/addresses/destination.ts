/** Two hosts that do not exist: a destination that stays on both is relative, however it is disguised. */
const HERE = ['http://here.invalid', 'https://there.invalid'] as const

/** Whether a destination leaves the host it is found on; `//host`, `\\host` and every scheme do. */
export function isExternal(target: string): boolean {
	return HERE.some((base) => {
		const url = parsed(target, base)
		return !url || url.origin !== base
	})
}

/**
 * Checks a destination of a redirect (R161, C19): external only with explicit permission, and then by the web's two protocols
 * only. React Router follows `vbscript:` and `app:` too. Throws the reason.
 */
export function checkDestination(target: string, { external = false }: { external?: boolean } = {}): void {
	if (!isExternal(target)) return
	const protocol = parsed(target, HERE[0])?.protocol.slice(0, -1) ?? ''
	if (!external)
		throw new Error(
			'Navigating to an external URL is not allowed by default. Use `redirectTo(url, { external: true })`, or `navigateTo` with the same, where the address is ours to choose.',
		)
	if (protocol !== 'http' && protocol !== 'https')
		throw new Error(`Cannot navigate to a URL with '${protocol}:' protocol.`)
}

/** `URL.parse`, which browsers of 2023 lack. */
function parsed(target: string, base: string): URL | undefined {
	try {
		return new URL(target, base)
	} catch {
		return undefined
	}
}
