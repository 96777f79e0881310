import { requestContext } from '#app/request/context.ts'
import { localePath } from '#app/facts/locale/path.ts'
import { pageAddress } from '#app/facts/addresses/page-address.ts'
import { redirectTo } from '#app/facts/addresses/redirect-to.ts'
import type { Route } from './+types/choose-locale'

/** `/` sends the visitor to a language; what it depends on is said, so that no cache answers for another visitor (R8). */
export function loader({ request, context }: Route.LoaderArgs) {
	const { search } = pageAddress(request.url)
	throw redirectTo(`${localePath(context.get(requestContext).locale)}${search}`, {
		status: 302,
		headers: { Vary: 'Accept-Language, Cookie', 'Cache-Control': 'private, no-store' },
	})
}
