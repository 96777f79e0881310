/** Calls back once the document is loaded and the browser has nothing to do: after the largest picture. Returns how to cancel. */
export function whenQuiet(act: () => void): () => void {
	let cancel = () => {}
	function wait() {
		if ('requestIdleCallback' in window) {
			const handle = requestIdleCallback(act, { timeout: 3_000 })
			cancel = () => cancelIdleCallback(handle)
		} else {
			const timer = setTimeout(act, 500)
			cancel = () => clearTimeout(timer)
		}
	}
	if (document.readyState === 'complete') wait()
	else {
		window.addEventListener('load', wait, { once: true })
		cancel = () => window.removeEventListener('load', wait)
	}
	return () => cancel()
}
