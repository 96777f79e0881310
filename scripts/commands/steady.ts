import { runSteps } from '../steps.ts'
import { BUILD, wholeMatrix } from '../verification.ts'

// Words after the command choose suites, as with vitest: `npm run steady -- fuzz`.
if ((await runSteps({ first: [BUILD], lanes: [wholeMatrix(process.argv.slice(2))] })).failed > 0) process.exitCode = 1
