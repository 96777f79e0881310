import { getStoreCreditRoute, type StoreCredit } from '@vitrine/commerce/store-credit/contract'
import type { LoaderArgs } from '#app/request/context.ts'
import { answerOf, callerOf } from '#app/request/account/answers.ts'

export async function readStoreCredit(args: LoaderArgs): Promise<StoreCredit> {
	return answerOf(args, await callerOf(args).callResult(getStoreCreditRoute))
}
