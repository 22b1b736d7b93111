/** Where a command reads and writes: its answer to the output, everything said beside it to the error stream. */

export interface Terminal {
  input: AsyncIterable<Uint8Array | string>;
  /** Fulfilled when there is room for more. */
  print: (text: string) => Promise<void>;
  say: (sentence: string) => void;
}

export const terminal: Terminal = {
  // A getter: merely looking at the input would keep the program waiting for it.
  get input() {
    return process.stdin;
  },
  async print(text) {
    if (!process.stdout.write(text)) await new Promise((resolve) => process.stdout.once('drain', resolve));
  },
  say(sentence) {
    process.stderr.write(`${sentence}\n`);
  },
};

// A reader that has seen enough ("| head -1") closes the pipe; that is no fault.
process.stdout.on('error', (fault: NodeJS.ErrnoException) => process.exit(fault.code === 'EPIPE' ? 0 : 1));
