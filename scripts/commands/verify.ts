import { runSteps } from '../steps.ts'
import { VERIFICATION } from '../verification.ts'

if (!(await runSteps(VERIFICATION))) process.exitCode = 1
