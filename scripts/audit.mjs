import { run, Stop } from './setup.mjs';

/** Asks whether faults are known of the packages that the site runs on; grave ones stop the check, unless nobody can tell. */
export async function auditPackages() {
  const { code, output } = await run('npm', ['audit', '--omit=dev', '--audit-level=high']);
  if (code === 0) return 'no grave fault is known of any package';
  if (/audit endpoint|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENOAUDIT/.test(output))
    return 'nobody could be asked for known faults of the packages: run npm audit where the network allows it';
  throw new Stop(output);
}
