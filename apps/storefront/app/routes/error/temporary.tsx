import { settingsContext } from '#app/context.ts'
import { MaintenancePage } from '#app/site/errors/error-page.tsx'
import { pageNotFound } from '#app/site/errors/refusals.ts'
import type { Route } from './+types/temporary'

/** Shows the server-error page while the shop is closed for work; a deployment may do without it (R18, C30). */
export async function loader({ request, context }: Route.LoaderArgs) {
	if (!context.get(settingsContext).hasTemporaryErrorPage) throw await pageNotFound({ request, context })
	return null
}

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' })

export default function Temporary() {
	return <MaintenancePage />
}
