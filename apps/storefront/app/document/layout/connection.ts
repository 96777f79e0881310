import { useSyncExternalStore } from 'react'

/** `back` for a moment after the connection has returned. */
type State = 'online' | 'offline' | 'back'
export type Connection = {
	state: State
	/** How often something was tried in vain since: each time the notice is said again. */
	attempts: number
}

/** How long its return is told, in milliseconds (brief 3.0). */
const ANNOUNCED_FOR = 3_000
const ONLINE: Connection = { state: 'online', attempts: 0 }
const changed = new EventTarget()
let current = ONLINE
let timer: ReturnType<typeof setTimeout> | undefined

function become(next: Connection): void {
	current = next
	changed.dispatchEvent(new Event('change'))
}

/** In the browser: nothing can be fetched. Said again when it is tried again. */
export function announceOffline(): void {
	clearTimeout(timer)
	become({ state: 'offline', attempts: current.state === 'offline' ? current.attempts + 1 : 0 })
}

/** In the browser: something was fetched, or the connection says it is back. */
export function announceOnline(): void {
	if (current.state !== 'offline') return
	become({ state: 'back', attempts: 0 })
	timer = setTimeout(() => become(ONLINE), ANNOUNCED_FOR)
}

function subscribe(listener: () => void): () => void {
	const stop = new AbortController()
	changed.addEventListener('change', listener, { signal: stop.signal })
	addEventListener('offline', announceOffline, { signal: stop.signal })
	addEventListener('online', announceOnline, { signal: stop.signal })
	if (!navigator.onLine && current.state !== 'offline') announceOffline()
	return () => stop.abort()
}

/** Whether the shopper is connected; on the server everybody is. */
export function useConnection(): Connection {
	return useSyncExternalStore(
		subscribe,
		() => current,
		() => ONLINE,
	)
}
