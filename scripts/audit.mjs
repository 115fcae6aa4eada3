import { run, Stop } from './setup.mjs';

/** Runs `npm audit` for the packages of the running site. Throws `Stop` for severe vulnerabilities, not for a missing network. */
export async function auditPackages() {
  const { code, output } = await run('npm', ['audit', '--omit=dev', '--audit-level=high']);
  if (code === 0) return 'no severe vulnerability is known';
  if (/audit endpoint|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENOAUDIT/.test(output))
    return 'the audit service could not be reached: run npm audit with a network';
  throw new Stop(output);
}
