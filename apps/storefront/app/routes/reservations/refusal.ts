import type { Problem } from '@vitrine/commerce/http/contract'
import { data } from 'react-router'
import type { LoaderArgs } from '#app/request/context.ts'
import { isOutage } from '#app/request/gateway/client.ts'
import { pageRefused } from '#app/request/guards/refusals.ts'

/** What a page without its garment or its reservation throws: an outage is no "not found". */
export async function refusalOf(problem: Problem, args: LoaderArgs) {
	return isOutage(problem) ? data(null, { status: 503 }) : pageRefused(args)
}
