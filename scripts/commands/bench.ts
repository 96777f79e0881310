import { buildStorefront } from '../running/build-storefront.ts'
import { become } from '../running/run-program.ts'

const args = process.argv.slice(2)
// Another shop's pages are measured without ours.
const needsBuild = !args.some((argument) => /^--(?:against|help)/.test(argument))
if (needsBuild && (await buildStorefront()).code !== 0) process.exitCode = 1
else await become(process.execPath, ['scripts/bench/main.ts', ...args])
