import { MaintenancePage } from '#app/document/errors/error-page.tsx'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import type { Route } from './+types/temporary'

/** Shows the server-error page while the shop is closed for work; a deployment may do without it (R18, C30). */
export const handle: PageHandle = { namespaces: [], pageType: 'erreur', middleware: ['temporary-page'] }

/** Nothing to fetch; with it the guard is asked also when a link leads here. */
export function loader() {
	return null
}

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' })

export default function Temporary() {
	return <MaintenancePage />
}
