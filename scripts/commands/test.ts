import { runSteps } from '../steps.ts'
import { BROWSER, VERIFICATION } from '../verification.ts'

if (!(await runSteps([...VERIFICATION, BROWSER]))) process.exitCode = 1
