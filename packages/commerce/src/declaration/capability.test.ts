import { expectTypeOf, test } from 'vitest'
import type { Capability } from './capability.ts'

type Whole = Capability<{
	services: { clock: () => Date }
	work: { clock: () => Date }
	jobs: { 'send-receipt': { id: string } }
	emails: 'receipt'
}>

test('a declaration has what its type names, and nothing that it does not', () => {
	type Routes = NonNullable<Whole['routes']>
	type Rest = { name: string; tables: object; routes: Routes }
	type Jobs = { 'send-receipt': () => Promise<void> }
	expectTypeOf<Rest & { jobs: Jobs; emails: { receipt: 'send-receipt' } }>().toExtend<Whole>()
	expectTypeOf<Rest & { jobs: Jobs }>().not.toExtend<Whole>()
	expectTypeOf<Rest & { emails: { receipt: 'send-receipt' } }>().not.toExtend<Whole>()
	expectTypeOf<Omit<Rest, 'routes'> & { jobs: Jobs; emails: { receipt: 'send-receipt' } }>().not.toExtend<Whole>()
	expectTypeOf<Rest & { jobs: object; emails: { receipt: 'send-receipt' } }>().not.toExtend<Whole>()
	expectTypeOf<Rest & { jobs: Jobs; emails: object }>().not.toExtend<Whole>()
	expectTypeOf<{ name: string; tables: object; jobs: Jobs }>().not.toExtend<Capability>()
})
