import { setTimeout as wait } from 'node:timers/promises'
import type { RouterContextProvider } from 'react-router'
import { requestContext } from '#app/request/context.ts'
import { holdsKey } from '#app/facts/addresses/secrets.ts'
import { siteFacts } from '#app/request/web-domain/site-facts.ts'
import type { TagSettings } from '#app/facts/deployment/tag-settings.ts'

/** No page waits longer than this, in milliseconds, to learn whether its site tests variants. */
const TIMEOUT = 1_000

/**
 * The tags a document may load once its visitor allows them: what is configured, AB Tasty only where the site's parameter
 * says so, not while parameters cannot be had, and on no error page (R121, C10). The same for every visitor.
 */
export async function documentTags(
	context: Readonly<RouterContextProvider>,
	{ status, url }: { status: number; url: string },
): Promise<TagSettings | undefined> {
	// Third parties hear of no address that opens something: their tags come with the next document (R29).
	if (holdsKey(new URL(url))) return undefined
	const { settings, directory, site } = context.get(requestContext)
	const { containerId, abtastyId } = settings.tags
	const container = containerId ? { containerId } : undefined
	if (!abtastyId || status >= 400) return container
	const facts = siteFacts(directory, site)
	const tooLate = new AbortController()
	const unknown = wait(TIMEOUT, undefined, { signal: tooLate.signal }).catch(() => undefined)
	const known = await Promise.race([facts, unknown])
	tooLate.abort()
	return known?.abtasty ? { ...container, abtastyId } : container
}
