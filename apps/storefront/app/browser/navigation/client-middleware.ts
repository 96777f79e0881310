import type { MiddlewareFunction } from 'react-router'
import { leavesOldBuild } from '#app/browser/builds/new-build.ts'
import { loadMessages } from '#app/facts/locale/messages.ts'
import { loadErrorPage } from '#app/document/errors/error-page-slot.tsx'
import { localeOfPath } from '#app/facts/locale/path.ts'
import { sendsContext } from './context-sending.ts'
import { isRedirect, type Outcome } from '#app/browser/router/outcome.ts'
import { waitsForFrame } from './page-finish.ts'
import { staysOnPage } from './staying-on-page.ts'

/** The texts of the next page travel while its data does; when they are lost on the way the page comes all the same (R72). */
const bringsTexts: MiddlewareFunction<Outcome> = async ({ request }, next) => {
	const locale = localeOfPath(new URL(request.url).pathname)
	const [outcome] = await Promise.all([next(), loadMessages(locale)])
	return outcome
}

/** The rules' code comes with the first navigation; when it is lost the server follows them alone, as it does for documents. */
const followsRules: MiddlewareFunction<Outcome> = async (args, next) => {
	const code = await import('./rule-following.ts').catch(() => undefined)
	return code ? code.followsRulesInBrowser(args, next) : next()
}

/** The code of the error page travels only where something has failed, and is there before it is shown. */
const bringsErrorPage: MiddlewareFunction<Outcome> = async (_, next) => {
	const outcome = await next()
	const hasFailed = Object.values(outcome).some(({ type }) => type === 'error')
	if (hasFailed && !isRedirect(outcome)) await loadErrorPage()
	return outcome
}

/** What every navigation in the browser passes through, in this order (R159): a newer build, tracking, then the rules of the deployment, then the page's own. */
export const clientMiddleware: MiddlewareFunction<Outcome>[] = [
	leavesOldBuild,
	sendsContext,
	bringsErrorPage,
	staysOnPage,
	followsRules,
	waitsForFrame,
	bringsTexts,
]
