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
import { formatMoney } from '@vitrine/market/format'
import { type LoaderArgs, requestContext } from '#app/request/context.ts'
import type { CallResult } from '#app/request/gateway/client.ts'
import { answerOf, callerOf, partOf } from '#app/request/account/answers.ts'

export function requestExport(args: LoaderArgs, json: { password: string; pageUrl: string }) {
	return callerOf(args).callResult(requestExportRoute, { json })
}

/** Copies that are being written or can be opened; undefined while that cannot be told. */
export async function findExports(args: LoaderArgs): Promise<DataExport[] | undefined> {
	return partOf(args, await callerOf(args).callResult(listExportsRoute))
}

/** A file of a copy of who visits, by a link signed for this very moment (GDPR art. 15, 20). */
export async function readExport(
	args: LoaderArgs,
	{ exportId, format }: { exportId: string; format: 'json' | 'html' },
): Promise<ExportFile> {
	const { token } = await answerOf(args, await callerOf(args).callResult(linkExportRoute, { params: { exportId } }))
	const { gateway } = args.context.get(requestContext)
	const file = await gateway.callResult(readExportRoute, { params: { exportId }, query: { token, format } })
	return answerOf(args, file)
}

/** What has to end before who visits can be forgotten, and the store credit they would lose, in words: null for none. */
export async function readErasure(args: LoaderArgs): Promise<{ open: OpenMatter[]; storeCredit: string | null }> {
	const { open, storeCredit } = await answerOf(args, await callerOf(args).callResult(getErasureRoute))
	const { tag } = args.context.get(requestContext)
	const amounts = new Intl.ListFormat(tag).format(storeCredit.map((money) => formatMoney(tag, money)))
	return { open, storeCredit: amounts || null }
}

export function requestErasure(
	args: LoaderArgs,
	json: { password: string; givesUpStoreCredit: boolean },
): Promise<CallResult<{ erasureId: string } | undefined>> {
	return callerOf(args).callResult(requestErasureRoute, { json: { ...json, isConfirmed: true } })
}
