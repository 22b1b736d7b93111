/** Milliseconds of the processor that some work takes: what it costs, however busy the machine is with other things meanwhile. */
export function cpuTime(work: () => void): number {
  const from = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000;
}
