/** Starts the server that all journeys of a run visit. */
import type { TestProject } from 'vitest/node';
import { startServer } from './server-process.ts';

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  project.provide('url', server.url);
  return async () => {
    const code = await server.stop();
    if (code !== 0) throw new Error(`The server ended with ${code}:\n${server.log()}`);
  };
}
