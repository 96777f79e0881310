import { becomeOnBuild } from '../running/build-storefront.ts'
import { become } from '../running/run-program.ts'

const program = ['scripts/bench/main.ts', ...process.argv.slice(2)]
// Another shop's pages are measured without ours.
const needsBuild = !program.some((word) => /^--(?:against|help)/.test(word))
if (needsBuild) await becomeOnBuild(program)
else await become(process.execPath, program)
