import {
	type DataExport,
	type ExportFile,
	getErasureRoute,
	linkExportRoute,
	listExportsRoute,
	type OpenMatter,
	readExportRoute,
	requestErasureRoute,
	requestExportRoute,
} from '@vitrine/commerce/privacy/contract'
import { gatewayContext } from '#app/context.ts'
import type { CallResult } from '#app/gateway/client.ts'
import type { Visit } from '#app/routes/cart/cookies.ts'
import { answerOf, callerOf, partOf } from './gateway.ts'

export function requestExport(visit: Visit, json: { password: string; pageUrl: string }) {
	return callerOf(visit).callResult(requestExportRoute, { json })
}

/** Copies that are being written or can be opened; undefined while that cannot be told. */
export async function findExports(visit: Visit): Promise<DataExport[] | undefined> {
	return partOf(visit, await callerOf(visit).callResult(listExportsRoute))
}

/** A file of a copy of who visits, by a link signed for this very moment (GDPR art. 15, 20). */
export async function readExport(
	visit: Visit,
	{ exportId, format }: { exportId: string; format: 'json' | 'html' },
): Promise<ExportFile> {
	const { token } = await answerOf(visit, await callerOf(visit).callResult(linkExportRoute, { params: { exportId } }))
	const gateway = visit.context.get(gatewayContext)
	const file = await gateway.callResult(readExportRoute, { params: { exportId }, query: { token, format } })
	return answerOf(visit, file)
}

/** What has to end before who visits can be forgotten. */
export async function listOpenMatters(visit: Visit): Promise<OpenMatter[]> {
	return (await answerOf(visit, await callerOf(visit).callResult(getErasureRoute))).open
}

export function requestErasure(visit: Visit, password: string): Promise<CallResult<{ erasureId: string } | undefined>> {
	return callerOf(visit).callResult(requestErasureRoute, { json: { password, isConfirmed: true } })
}
