import { become } from '../run-program.ts'

await become(process.execPath, ['scripts/drills/last-units.ts'])
