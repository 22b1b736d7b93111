/** Our own workers under the page's Trusted Types policy (server/guards/security-headers.ts): they may be started, and nothing else. */

interface Policy {
  createScriptURL(address: string): string;
}
interface Policies {
  createPolicy(name: string, rules: Policy): Policy;
}

const OURS = /^\/(?:service-worker\.js|assets\/[\w-]+\.js)$/;

const rules: Policy = {
  createScriptURL(asked) {
    if (!OURS.test(asked)) throw new TypeError('Only our own workers may be started.');
    return asked;
  },
};
let policy: Policy | null = null;

/** The address of a worker of ours, as the browser takes it. The policy is the one that the page allows, and it is made once. */
export function ownScript(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  policy ??= trustedTypes?.createPolicy('own-scripts', rules) ?? rules;
  return policy.createScriptURL(address);
}
